// What the generator's own Go text does: each line is a bug that our package must not have.
package main

import (
	"context"
	"encoding/json"
	"os"
	"time"

	raw "example.com/raw"
)

func main() {
	key := func() string { return os.Getenv("CANVAS_DESIGN_KEY") }
	config := raw.Config{ServerURL: os.Getenv("CANVAS_DESIGN_URL"), Auth: raw.Auth{Bearer: key}}
	api, ctx := raw.New(config), context.Background()
	page, err := api.ListCanvases(ctx, nil)
	file, uploadErr := api.UploadFile(ctx, raw.UploadForm{File: string([]byte{0, 255, 128, 10, 13, 0})})
	config.Retry = raw.RetryConfig{Retries: 1}
	limited, cancel := context.WithTimeout(ctx, time.Second)
	defer cancel()
	begun := time.Now()
	_, _ = raw.New(config).GetCredits(limited)
	_ = json.NewEncoder(os.Stdout).Encode(map[string]any{
		"listReads":      err != nil || len(page.Data) > 0,
		"bytesArrive":    uploadErr == nil && file.SizeBytes == 6,
		"cancelEndsWait": time.Since(begun) < 3*time.Second,
	})
}
