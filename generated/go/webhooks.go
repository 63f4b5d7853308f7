package canvasdesign

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
)

const maxAge = 300

// WebhookError is a delivery that must not be trusted. Reason says why.
type WebhookError struct{ Reason, Message string }

func (e *WebhookError) Error() string { return e.Message }

// WebhookEvent is a verified event. Every attempt to deliver it has the same ID.
type WebhookEvent struct {
	ID   string          `json:"id"`
	Type string          `json:"type"`
	Data json.RawMessage `json:"data"`
}

// Task returns the task that the event is about, or an error that names it if a required field is missing.
func (e WebhookEvent) Task() (Task, error) {
	var task Task
	err := decode(bytes.NewReader(e.Data), &task)
	return task, err
}

// VerifyWebhook returns the event of a delivery, or a WebhookError. The body is the one received, before any parsing.
func VerifyWebhook(body []byte, header http.Header, secret string) (WebhookEvent, error) {
	return VerifyWebhookAt(body, header, secret, time.Now())
}

// VerifyWebhookAt is VerifyWebhook at another time than that of this machine.
func VerifyWebhookAt(body []byte, header http.Header, secret string, now time.Time) (WebhookEvent, error) {
	var event WebhookEvent
	if secret == "" {
		return event, errors.New("the signing secret is empty: pass the one that was shown with the API key")
	}
	for _, name := range []string{"X-Webhook-Signature", "X-Webhook-Timestamp"} {
		if len(header.Values(name)) == 0 {
			return event, &WebhookError{"header_missing", "there is no header " + name}
		}
	}
	timestamp := header.Get("X-Webhook-Timestamp")
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(timestamp + "."))
	mac.Write(body)
	expected := "v1=" + hex.EncodeToString(mac.Sum(nil))
	if !hmac.Equal([]byte(strings.ToLower(header.Get("X-Webhook-Signature"))), []byte(expected)) {
		return event, &WebhookError{"signature_mismatch", "the signature does not match the body, timestamp and secret"}
	}
	seconds, err := strconv.ParseUint(timestamp, 10, 62)
	if err != nil {
		return event, &WebhookError{"timestamp_malformed", fmt.Sprintf("the timestamp is signed, but not in Unix seconds: %q", timestamp)}
	}
	switch age := now.Unix() - int64(seconds); {
	case age > maxAge:
		return event, &WebhookError{"timestamp_too_old", fmt.Sprintf("by this clock the timestamp is %d seconds old", age)}
	case age < -maxAge:
		return event, &WebhookError{"timestamp_in_future", fmt.Sprintf("by this clock the timestamp is %d seconds in the future", -age)}
	}
	err = json.Unmarshal(body, &event)
	if err != nil || event.ID == "" || event.Type == "" || !strings.HasPrefix(string(event.Data), "{") {
		return WebhookEvent{}, &WebhookError{"body_malformed", "the body is signed, but it is not an event with an id, a type and data"}
	}
	return event, nil
}
