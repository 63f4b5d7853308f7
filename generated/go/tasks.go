package canvasdesign

import (
	"context"
	"errors"
	"fmt"
	"time"
)

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
	for interval := 100 * time.Millisecond; ; interval *= 2 {
		task, err := c.GetTask(limited, id)
		if err == nil {
			switch task.Status {
			case "succeeded":
				return task, nil
			case "failed", "canceled", "expired":
				return task, &TaskFailedError{Task: task}
			}
			if interval > 2*time.Second {
				interval = 2 * time.Second
			}
			delay := interval
			if task.RetryAfterMs != nil && *task.RetryAfterMs > 0 {
				delay = time.Duration(*task.RetryAfterMs) * time.Millisecond
			}
			err = sleep(limited, delay)
		}
		if ctx.Err() == nil && errors.Is(err, context.DeadlineExceeded) {
			err = fmt.Errorf("the task %s has not ended within %s: %w", id, limit, err)
		}
		if err != nil {
			return task, err
		}
	}
}
