package canvasdesign

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"path"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"time"
)

// ServiceVersion is the version of the API that every request asks for.
const ServiceVersion = "<version of the API>"

// PackageVersion is the version of this package.
const PackageVersion = "<version of the package>"

// Config holds the options of a client. A User-Agent among the headers is added to that of this package.
type Config struct {
	HTTPClient *http.Client
	Headers    map[string]string
	Middleware []Middleware
	Timeout    time.Duration // of each attempt
	ServerURL  string
	Auth       Auth
}

// New returns a client for a base URL, which ends in /v1. Each option may change its Config.
func New(apiKey, baseURL string, options ...func(*Config)) *Client {
	config := Config{ServerURL: baseURL, Auth: Auth{Bearer: func() string { return apiKey }}}
	for _, option := range options {
		option(&config)
	}
	return &Client{config: config}
}

// Ptr returns a pointer to a value, for an optional field.
func Ptr[T any](value T) *T { return &value }

// FieldError is a field of the request that is not valid, and the code that says why.
type FieldError struct{ Field, Code string }

// APIError is a response that is not a success. Branch on Status and Code, and log RequestID.
type APIError struct {
	Status    int          `json:"-"`
	Header    http.Header  `json:"-"`
	Body      []byte       `json:"-"`
	Fields    []FieldError `json:"-"`
	Type      string       `json:"type"`
	Code      string       `json:"code"`
	Message   string       `json:"message"`
	RequestID string       `json:"request_id"`
}

func (e *APIError) Error() string {
	text := fmt.Sprintf("%d %s: %s", e.Status, e.Code, e.Message)
	for _, field := range e.Fields {
		text += "; " + field.Field + ": " + field.Code
	}
	return text + " (request " + e.RequestID + ")"
}

func apiErrorFrom(resp *http.Response, _ string) error {
	defer resp.Body.Close()
	// A gateway responds without the error object of the API.
	failed := &APIError{Status: resp.StatusCode, Header: resp.Header, Message: http.StatusText(resp.StatusCode), RequestID: resp.Header.Get("X-Request-ID")}
	failed.Body, _ = io.ReadAll(resp.Body)
	var details struct {
		Error struct{ Details struct{ Fields []FieldError } }
	}
	_ = json.Unmarshal(failed.Body, &struct{ Error *APIError }{failed})
	_ = json.Unmarshal(failed.Body, &details)
	failed.Fields = details.Error.Details.Fields
	return failed
}

// WrongVersionError is a response in another version than the one that this package describes. Nothing of it was read.
type WrongVersionError struct{ URL, Version string }

func (e *WrongVersionError) Error() string {
	return fmt.Sprintf("%s responded in version %q, not in %s", e.URL, e.Version, ServiceVersion)
}

// pinned sends a request with the version and the name of the package, and checks the version of a success.
func pinned(config *Config, client *http.Client, req *http.Request) (*http.Response, error) {
	if config.ServerURL == "" {
		return nil, errors.New("canvasdesign: the client has no base URL")
	}
	if escaped := req.URL.EscapedPath(); path.Clean(escaped) != escaped {
		return nil, errors.New("canvasdesign: a path parameter is empty, . or ..: it would make this the URL of another operation")
	}
	if req.Header.Get("Service-Version") != "" {
		return nil, errors.New("canvasdesign: remove the header Service-Version: this package always sends " + ServiceVersion)
	}
	req.Header.Set("Service-Version", ServiceVersion)
	req.Header.Set("User-Agent", strings.TrimSpace("canvas-design-api/"+PackageVersion+" "+req.Header.Get("User-Agent")))
	unfollowed := *client
	if unfollowed.CheckRedirect == nil {
		// The API documents no redirect. One that is followed would take the body to where it leads.
		unfollowed.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	}
	resp, err := unfollowed.Do(req)
	if err != nil || resp.StatusCode/100 != 2 || resp.Header.Get("Service-Version") == ServiceVersion {
		return resp, err
	}
	resp.Body.Close()
	return nil, &WrongVersionError{URL: req.URL.Path, Version: resp.Header.Get("Service-Version")}
}

var retried = map[int]bool{429: true, 502: true, 503: true, 504: true}

// isRetried says yes to a GET only: this API has no header that would make sending a POST again safe. A wait of more
// than a minute is left to the program.
func isRetried(_ int, resp *http.Response, err error) bool {
	if err != nil || resp.Request.Method != "GET" || !retried[resp.StatusCode] {
		return false
	}
	seconds, malformed := strconv.ParseFloat(resp.Header.Get("Retry-After"), 64)
	return malformed != nil || seconds <= 60
}

func sleep(ctx context.Context, delay time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(delay):
		return nil
	}
}

// decode reads JSON into a generated type. A required field that is missing is an error.
func decode(body io.Reader, target any) error {
	data, err := io.ReadAll(body)
	if err != nil {
		return err
	}
	var raw any
	if err = json.Unmarshal(data, &raw); err == nil {
		err = json.Unmarshal(data, target)
	}
	if err == nil {
		err = missing(reflect.TypeOf(target), raw)
	}
	if err != nil {
		return fmt.Errorf("canvasdesign: the response is not what the contract describes: %w", err)
	}
	return nil
}

// missing returns an error that names a required field that the parsed JSON lacks.
func missing(t reflect.Type, raw any) (err error) {
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	items, _ := raw.([]any)
	for i := 0; err == nil && t.Kind() == reflect.Slice && i < len(items); i++ {
		err = missing(t.Elem(), items[i])
	}
	fields, isObject := raw.(map[string]any)
	for i := 0; err == nil && isObject && t.Kind() == reflect.Struct && i < t.NumField(); i++ {
		name, option, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
		if field, has := fields[name]; has {
			err = missing(t.Field(i).Type, field)
		} else if option != "omitempty" {
			err = fmt.Errorf("it lacks the required field %s.%s", t.Name(), name)
		}
	}
	return err
}

// TaskFailedError is a task that ended without success.
type TaskFailedError struct{ Task Task }

func (e *TaskFailedError) Error() string {
	text := "the task " + e.Task.Id + " ended as " + e.Task.Status
	if e.Task.Error != nil {
		text += fmt.Sprintf(": %s (retryable: %v)", e.Task.Error.Message, e.Task.Error.Retryable)
	}
	return text
}

// WaitForTask waits until a task has succeeded, and returns it. It returns a TaskFailedError if the task ended in another
// way, and context.DeadlineExceeded after the limit. The task itself goes on when the wait ends.
func (c *Client) WaitForTask(ctx context.Context, id string, limit time.Duration) (Task, error) {
	limited, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	for interval := 125 * time.Millisecond; ; {
		task, err := c.GetTask(limited, id)
		switch {
		case err != nil:
		case task.Status == "succeeded":
			return task, nil
		case task.Status == "failed" || task.Status == "canceled" || task.Status == "expired":
			return task, &TaskFailedError{Task: task}
		case task.RetryAfterMs != nil && *task.RetryAfterMs >= limit.Milliseconds():
			// Multiplied, a very long wait could be a negative one.
			err = sleep(limited, limit)
		case task.RetryAfterMs != nil && *task.RetryAfterMs > 0:
			err = sleep(limited, time.Duration(*task.RetryAfterMs)*time.Millisecond)
		default:
			err = sleep(limited, interval)
		}
		if ctx.Err() == nil && errors.Is(err, context.DeadlineExceeded) {
			err = fmt.Errorf("the task %s has not ended within %s: %w", id, limit, err)
		}
		if err != nil {
			return task, err
		}
		if interval < 2*time.Second {
			interval *= 2
		}
	}
}

var errNoList = errors.New("canvasdesign: the response is not what the contract describes: it has no list of items")

// File is a file to upload under its name. It is read while it is sent.
type File struct {
	Name    string
	Content io.Reader
}

var escapeName = strings.NewReplacer("\"", "%22", "\r", "%0D", "\n", "%0A")

// toMultipart returns the content type and the body of a form with one file.
func toMultipart(body any) (string, io.Reader, error) {
	form, isForm := body.(UploadForm)
	name := filepath.Base(form.File.Name)
	if !isForm || form.File.Content == nil || form.File.Name == "" {
		return "", nil, errors.New("canvasdesign: a file to upload needs a name and content")
	}
	mediaType := mime.TypeByExtension(filepath.Ext(name))
	if mediaType == "" {
		mediaType = "application/octet-stream"
	}
	head := &bytes.Buffer{}
	writer := multipart.NewWriter(head)
	_, err := writer.CreatePart(textproto.MIMEHeader{
		"Content-Disposition": {`form-data; name="file"; filename="` + escapeName.Replace(name) + `"`},
		"Content-Type":        {mediaType},
	})
	tail := strings.NewReader("\r\n--" + writer.Boundary() + "--\r\n")
	return writer.FormDataContentType(), io.MultiReader(head, form.File.Content, tail), err
}
