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
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"time"
)

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
	failed := &APIError{Status: resp.StatusCode, Header: resp.Header}
	failed.Body, _ = io.ReadAll(resp.Body)
	var details struct {
		Error struct{ Details struct{ Fields []FieldError } }
	}
	// A gateway responds without the error object of the API.
	_ = json.Unmarshal(failed.Body, &struct{ Error *APIError }{failed})
	_ = json.Unmarshal(failed.Body, &details)
	failed.Fields = details.Error.Details.Fields
	if failed.Message == "" {
		failed.Message = http.StatusText(failed.Status)
	}
	if failed.RequestID == "" {
		failed.RequestID = resp.Header.Get("X-Request-ID")
	}
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
		return nil, errors.New("canvasdesign: the client has no base URL: make it with New")
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

// isRetried says yes to a GET only: this API has no header that would make sending a POST again safe. A wait of more
// than a minute is left to the program.
func isRetried(_ int, resp *http.Response, err error) bool {
	if err != nil || resp.Request.Method != "GET" {
		return false
	}
	seconds, malformed := strconv.ParseFloat(resp.Header.Get("Retry-After"), 64)
	switch resp.StatusCode {
	case 429, 502, 503, 504:
		return malformed != nil || seconds <= 60
	}
	return false
}

func sleep(ctx context.Context, delay time.Duration) error {
	timer := time.NewTimer(delay)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
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
		err = missing(reflect.TypeOf(target).Elem(), raw)
	}
	if err != nil {
		return fmt.Errorf("canvasdesign: the response is not what the contract describes: %w", err)
	}
	return nil
}

// missing returns an error that names a required field that the parsed JSON lacks.
func missing(t reflect.Type, raw any) error {
	switch value := raw.(type) {
	case []any:
		for i := 0; t.Kind() == reflect.Slice && i < len(value); i++ {
			if err := missing(t.Elem(), value[i]); err != nil {
				return err
			}
		}
	case map[string]any:
		if t.Kind() == reflect.Pointer {
			return missing(t.Elem(), raw)
		}
		for i := 0; t.Kind() == reflect.Struct && i < t.NumField(); i++ {
			name, option, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
			field, has := value[name]
			if !has && option != "omitempty" {
				return fmt.Errorf("it lacks the required field %s.%s", t.Name(), name)
			}
			if err := missing(t.Field(i).Type, field); err != nil {
				return err
			}
		}
	}
	return nil
}

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
