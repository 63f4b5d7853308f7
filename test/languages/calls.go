// Calls the package as each line of the input says, and prints as JSON what that returned. `calls.py` does the same.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"reflect"
	"strings"
	"time"

	api "example.com/canvasdesign"
)

type object = map[string]any
type texts = map[string]string

var (
	key, url = os.Getenv("CANVAS_DESIGN_KEY"), os.Getenv("CANVAS_DESIGN_URL")
	client   = api.New(key, url, func(config *api.Config) { config.Headers = texts{"User-Agent": "mine/1"} })
	copied   = *client
	old      = func(req *http.Request) { req.Header.Set("Service-Version", "2026-04-12") }
	clients  = map[string]*api.Client{
		"": client, "copied": &copied, "zero value": {},
		"own transport":  api.New(key, url, func(config *api.Config) { config.HTTPClient = &http.Client{} }),
		"old version":    api.New(key, url, func(config *api.Config) { config.Headers = texts{"service-version": "2026-04-12"} }),
		"old middleware": api.New(key, url, func(config *api.Config) { config.Middleware = []api.Middleware{{OnRequest: old}} }),
		"malformed key":  api.New(key+"\n", url), "nobody listens": api.New(key, "http://127.0.0.1:1/v1"),
	}
)

type step struct {
	Client, Call string
	Args         []json.RawMessage
	Limit        *float64
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		var next step
		next.read(lines.Bytes(), &next)
		value, err := next.do()
		printed := object{"value": value}
		if err != nil {
			printed = described(err)
		}
		_ = json.NewEncoder(os.Stdout).Encode(printed)
	}
}

func (s step) read(text []byte, target any) {
	if err := json.Unmarshal(text, target); err != nil {
		panic(err)
	}
}

func described(err error) object {
	kind := fmt.Sprintf("%T", err)
	printed := object{"kind": kind[strings.Index(kind, ".")+1:], "late": errors.Is(err, context.DeadlineExceeded)}
	printed["text"] = fmt.Sprintf("%v %+v %#v", err, err, err)
	switch typed := err.(type) {
	case *api.APIError:
		printed["status"], printed["code"], printed["type"], printed["request_id"] = typed.Status, typed.Code, typed.Type, typed.RequestID
		fields := [][]string{}
		for _, field := range typed.Fields {
			fields = append(fields, []string{field.Field, field.Code})
		}
		printed["fields"] = fields
	case *api.WebhookError:
		printed["reason"] = typed.Reason
	}
	return printed
}

func (s step) do() (value any, err error) {
	ctx := context.Background()
	if s.Limit != nil {
		limited, cancel := context.WithTimeout(ctx, time.Duration(*s.Limit*float64(time.Second)))
		defer cancel()
		ctx = limited
	}
	called := clients[s.Client]
	if strings.HasPrefix(s.Client, "http:") {
		called = api.New(key, s.Client)
	}
	if s.Call == "show" {
		return fmt.Sprintf("%v %+v %#v %v %+v %#v", called, called, called, *called, *called, *called), nil
	}
	if s.Call == "verifyWebhook" {
		return s.verify()
	}
	method := reflect.ValueOf(called).MethodByName(strings.ToUpper(s.Call[:1]) + s.Call[1:])
	in := []reflect.Value{reflect.ValueOf(ctx)}
	for i := 1; i < method.Type().NumIn(); i++ {
		argument := reflect.New(method.Type().In(i))
		switch target := argument.Interface().(type) {
		case *time.Duration:
			var options struct{ Timeout float64 }
			s.read(s.Args[i-1], &options)
			*target = time.Duration(options.Timeout * float64(time.Second))
		case *api.UploadForm:
			var path string
			s.read(s.Args[0], &target.File.Name)
			s.read(s.Args[1], &path)
			target.File.Content, _ = os.Open(path)
		default:
			if i <= len(s.Args) {
				s.read(s.Args[i-1], target)
			}
		}
		in = append(in, argument.Elem())
	}
	out := method.Call(in)
	if out[0].Kind() != reflect.Func {
		err, _ = out[len(out)-1].Interface().(error)
		return out[0].Interface(), err
	}
	items := []any{}
	out[0].Call([]reflect.Value{reflect.MakeFunc(out[0].Type().In(0), func(item []reflect.Value) []reflect.Value {
		err, _ = item[1].Interface().(error)
		items = append(items, item[0].Interface())
		return []reflect.Value{reflect.ValueOf(err == nil)}
	})})
	return items, err
}

func (s step) verify() (any, error) {
	var body, secret string
	var headers texts
	var now int64
	for i, target := range []any{&body, &headers, &secret, &now} {
		s.read(s.Args[i], target)
	}
	header := http.Header{}
	for name, value := range headers {
		header.Set(name, value)
	}
	return api.VerifyWebhookAt([]byte(body), header, secret, time.Unix(now, 0))
}
