// `programs <name>`: does one thing with the package, and prints as JSON how it went. `programs.py` does the same in Python.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"runtime"
	"strings"
	"time"

	api "example.com/canvasdesign"
)

type object = map[string]any

var (
	ctx      = context.Background()
	key, url = os.Getenv("CANVAS_DESIGN_KEY"), os.Getenv("CANVAS_DESIGN_URL")
	client   = api.New(key, url, mine)
)

func mine(config *api.Config) { config.Headers = texts{"User-Agent": "mine/1"} }

type texts = map[string]string

func main() {
	things := map[string]func() any{
		"lists": lists, "version": version, "errors": failures, "wait": wait, "retry": retry, "upload": upload, "webhooks": webhooks, "tolerance": tolerance,
	}
	_ = json.NewEncoder(os.Stdout).Encode(things[os.Args[1]]())
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func errorOf[T any](_ T, err error) error { return err }

func is[Wanted error](err error) bool {
	var wanted Wanted
	return errors.As(err, &wanted)
}

func lists() any {
	twenty := api.Ptr(int64(20))
	return object{
		"canvases": distinct(client.ListCanvasesItems(ctx, &api.ListCanvasesParams{Limit: twenty})),
		"found":    distinct(client.SearchCanvasesItems(ctx, &api.SearchCanvasesParams{Q: api.Ptr("Poster"), Limit: twenty})),
		"kits":     distinct(client.ListBrandKitsItems(ctx, &api.ListBrandKitsParams{Limit: twenty})),
	}
}

func distinct[Item any](items func(func(Item, error) bool)) int {
	found := map[string]bool{}
	items(func(item Item, err error) bool {
		found[string(must(json.Marshal(item)))] = true
		return err == nil
	})
	return len(found)
}

func version() any {
	copied := *client
	mutated := func(config *api.Config) { config.HTTPClient = &http.Client{} }
	for _, one := range []*api.Client{client, &copied, api.New(key, url, mine, mutated)} {
		must(one.GetCredits(ctx))
	}
	_, _, err := client.GetCreditsWithHeaders(ctx)
	own := func(config *api.Config) { config.Headers = texts{"service-version": "2026-04-12"} }
	late := func(config *api.Config) {
		config.Middleware = []api.Middleware{{OnRequest: func(req *http.Request) { req.Header.Set("Service-Version", "2026-04-12") }}}
	}
	refused := errorOf(api.New(key, url, own).GetCredits(ctx))
	refusedLate := errorOf(api.New(key, url, late).GetCredits(ctx))
	wrong := errorOf(client.ListCanvases(ctx, nil))
	zero := errorOf((&api.Client{}).GetCredits(ctx))
	return object{
		"refused":         err == nil && zero != nil && strings.Contains(refused.Error(), "always sends 2026-05-01"),
		"refusedForACall": strings.Contains(refusedLate.Error(), "always sends"),
		"wrong":           is[*api.WrongVersionError](wrong),
	}
}

func failures() any {
	var failed, gone, bare, gateway, moved *api.APIError
	errors.As(errorOf(client.CreateUploadUrl(ctx, api.UploadUrlRequest{Filename: api.Ptr("a"), MimeType: api.Ptr("image/png"), ExpiresInSeconds: api.Ptr(int64(4000))})), &failed)
	errors.As(errorOf(client.GetTask(ctx, "task_01JTMZZZZZZZZZZZZZZZZZZZZZ")), &gone)
	errors.As(errorOf(client.GetCredits(ctx)), &bare)
	errors.As(errorOf(client.GetCredits(ctx)), &gateway)
	errors.As(errorOf(client.CreateTask(ctx, api.TaskCreate{Prompt: api.Ptr("A poster")})), &moved)
	fields := [][]string{}
	for _, field := range failed.Fields {
		fields = append(fields, []string{field.Field, field.Code})
	}
	shown := ""
	for _, one := range []any{failed, gone, client, *client, errorOf(api.New(key+"\n", url).GetCredits(ctx)), errorOf(api.New(key, "http://127.0.0.1:1/v1").GetCredits(ctx))} {
		shown += fmt.Sprintf("%v %+v %#v", one, one, one)
	}
	return object{
		"status": failed.Status, "code": failed.Code, "fields": fields,
		"requestId": strings.HasPrefix(failed.RequestID, "req_") && strings.Contains(failed.Error(), failed.RequestID),
		"gone":      []any{gone.Status, gone.Type}, "bare": []any{bare.Status, bare.RequestID != ""},
		"gateway": gateway.Status, "moved": moved.Status,
		"showsTheKey": strings.Contains(shown, key),
	}
}

func wait() any {
	failed := errorOf(client.WaitForTask(ctx, os.Getenv("FAILED"), time.Minute))
	begun := time.Now()
	late := errorOf(client.WaitForTask(ctx, os.Getenv("RUNNING"), time.Second/2))
	canceled, cancel := context.WithTimeout(ctx, time.Second/2)
	defer cancel()
	lateByContext := errorOf(client.WaitForTask(canceled, os.Getenv("RUNNING"), time.Minute))
	return object{
		"failed": is[*api.TaskFailedError](failed) && strings.Contains(failed.Error(), "no credits left"),
		"late":   []bool{errors.Is(late, context.DeadlineExceeded), errors.Is(lateByContext, context.DeadlineExceeded)},
		"inTime": time.Since(begun) < 5*time.Second,
	}
}

func retry() any {
	begun := time.Now()
	must(client.ListBrandKits(ctx, nil))
	waited := time.Since(begun) > 1900*time.Millisecond
	failed := []bool{
		is[*api.APIError](errorOf(client.ListOrganizations(ctx, nil))), is[*api.APIError](errorOf(client.CreateTask(ctx, api.TaskCreate{}))),
		is[*api.APIError](errorOf(client.ListVoices(ctx))), is[*api.APIError](errorOf(client.ListMediaModels(ctx))),
	}
	limited, cancel := context.WithTimeout(ctx, time.Second)
	defer cancel()
	begun = time.Now()
	err := errorOf(client.GetCredits(limited))
	return object{
		"waited": waited, "failed": failed, "cancelled": errors.Is(err, context.DeadlineExceeded) && time.Since(begun) < 3*time.Second,
		"hanging": errors.Is(errorOf(client.WaitForTask(ctx, "task_1", time.Second/2)), context.DeadlineExceeded),
	}
}

func upload() any {
	content := []byte{0, 255, 128, 10, 13, 0}
	small := must(client.UploadFile(ctx, api.UploadForm{File: api.File{Name: "ä b.png", Content: bytes.NewReader(content)}}))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	file := must(os.Open(os.Getenv("LARGE")))
	large := must(client.UploadFile(ctx, api.UploadForm{File: api.File{Name: file.Name(), Content: file}}))
	runtime.ReadMemStats(&after)
	return object{
		"name": small.Filename, "type": small.MimeType, "size": small.SizeBytes,
		"large": []any{large.Filename, large.SizeBytes}, "held": int64(after.TotalAlloc-before.TotalAlloc) > large.SizeBytes/2,
	}
}

func webhooks() any {
	var deliveries []struct {
		Name, Secret, Body string
		Headers            texts
		Now                int64
	}
	must(0, json.Unmarshal([]byte(os.Getenv("DELIVERIES")), &deliveries))
	verdicts := object{}
	for _, one := range deliveries {
		verdicts[one.Name] = "valid"
		header := http.Header{}
		for name, value := range one.Headers {
			header.Set(name, value)
		}
		_, err := api.VerifyWebhookAt([]byte(one.Body), header, one.Secret, time.Unix(one.Now, 0))
		var rejected *api.WebhookError
		if errors.As(err, &rejected) {
			verdicts[one.Name] = rejected.Reason
		}
	}
	return verdicts
}

func tolerance() any {
	task := must(client.GetTask(ctx, "task_1"))
	text := func() string { return errorOf(client.GetTask(ctx, "task_1")).Error() }
	return object{
		"status": task.Status, "missing": strings.Contains(text(), "Task.attempt"), "inside": strings.Contains(text(), "TaskError.retryable"),
		"noJson": strings.Contains(text(), "not what the contract describes"),
	}
}
