/**
 * Types of the Canvas Design Platform API, version 2026-05-01.
 * Made from openapi/ by `npm run generate`. Do not edit.
 */
export interface paths {
    "/canvases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List canvases
         *
         * Returns a page of canvases.
         */
        get: operations["listCanvases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/canvases/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search canvases
         *
         * Returns the canvases that match a search term, most relevant first.
         */
        get: operations["searchCanvases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/canvases/{canvas_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a canvas
         *
         * Returns a canvas. A share token is optional.
         */
        get: operations["getCanvas"];
        put?: never;
        post?: never;
        /**
         * Delete a canvas
         *
         * Deletes a canvas. The deletion is soft. You need edit access to the canvas, and template governance applies. The
         * request counts against the fair-use limit of authoring.
         */
        delete: operations["deleteCanvas"];
        options?: never;
        head?: never;
        /**
         * Rename a canvas
         *
         * Renames a canvas by updating its metadata.
         */
        patch: operations["renameCanvas"];
        trace?: never;
    };
    "/canvases/{canvas_id}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the canvas. Accepts a `cvs_` id, a bare UUID, or `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        /**
         * List canvas pages
         *
         * Returns the pages of a canvas. A share token is optional.
         */
        get: operations["listCanvasPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/canvases/{canvas_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the canvas. Accepts a `cvs_` id, a bare UUID, or `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export a canvas
         *
         * Starts an export of a canvas as PNG, JPEG, PDF or PPTX. Poll the export with `GET
         * /canvases/{canvas_id}/export-status`.
         */
        post: operations["exportCanvas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/canvases/{canvas_id}/export-status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the canvas. Accepts a `cvs_` id, a bare UUID, or `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get the export status
         *
         * Returns the current state of a canvas export. Polling does not count against the export rate, but it counts against
         * the request rate.
         */
        get: operations["getCanvasExportStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks
         *
         * Returns a page of tasks. Layerize tasks are not included.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Start a design task
         *
         * Starts a design task and returns it. Poll it until its status is terminal, or send a `callback_url`. The source
         * field, `canvas_id` or `template_canvas_id`, determines what the task does.
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the task. Accepts a `task_` id, a bare UUID, or `task_` followed by a UUID.
                 * @example task_01JTS3C4DWA7N36096Q14DR9GP
                 */
                id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a task
         *
         * Returns a task with its status and the suggested wait before the next poll. Poll until the status is terminal. The
         * concurrency limit does not apply to this operation, but each poll counts against the request rate.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the task. Accepts a `task_` id, a bare UUID, or `task_` followed by a UUID.
                 * @example task_01JTS3C4DWA7N36096Q14DR9GP
                 */
                id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a task
         *
         * Sends a cancel signal to a task. The task may still be running when this operation returns, so poll it until its
         * status is terminal.
         */
        post: operations["cancelTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remix a canvas
         *
         * Duplicates a canvas and, if you send a `prompt`, applies AI edits to the copy. Without a `prompt`, you get a plain
         * copy, which does not count against the limit on concurrent design tasks. More API keys do not raise this limit.
         */
        post: operations["remixCanvas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         *
         * Uploads a file in one multipart request and returns its file record. For a larger file, create an upload URL with
         * `POST /uploads/url`. `GET /uploads/limits` returns both size limits.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get upload limits
         *
         * Returns the size limits for uploads. Any valid key is enough. Cache the limits for each key.
         */
        get: operations["getUploadLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an upload URL
         *
         * Returns a signed URL for uploading a large file. This is the first of four steps.
         */
        post: operations["createUploadUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an upload
         *
         * Turns a staged upload into a file record and returns it. The service hashes the bytes. Above 100 MB, this can take
         * several seconds.
         */
        post: operations["registerUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries
         *
         * Returns a page of the delivery log. Every attempt is logged for 90 days and then deleted permanently. An entry has
         * the target URL, the HTTP status code, an excerpt of the response body and the number of attempts.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the delivery.
                 * @example 0196a2c1-7d3e-4b58-9f06-2e8c41d7a9b3
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver a webhook
         *
         * Queues a new attempt that sends the original payload to the original URL. Returns the id of the new delivery. Team
         * admins and owners can redeliver, and so can the user who created the API key that caused the delivery.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         *
         * Returns a page of events.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drive/items/{item_ref}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the folder, canvas or file.
                 * @example file_01JT9NGK80Y3ZH6DZJJXXX7CK5
                 */
                item_ref: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a drive item
         *
         * Deletes a folder, canvas or file. A canvas is subject to the same governance as with `DELETE /canvases/{canvas_id}`.
         */
        delete: operations["deleteDriveItem"];
        options?: never;
        head?: never;
        /**
         * Update a drive item
         *
         * Renames a folder, canvas or file, changes the visibility of a canvas or file, or does both.
         */
        patch: operations["updateDriveItem"];
        trace?: never;
    };
    "/voyager/auth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out a desktop install
         *
         * Revokes the registration of this install. As a best effort, it then revokes the authorization at the identity
         * provider. If that second step fails, the failure is logged and reported, but the request still succeeds.
         */
        post: operations["revokeDesktopSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/voyager/promo/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a promo code
         *
         * Redeems a promo code for the organization of the workspace that your credential belongs to. Eligibility and error
         * codes are the same as in the web app. You can use a legacy desktop API key or a desktop sign-in.
         */
        post: operations["redeemPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websites/{website_id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the website.
                 * @example 3f7a9c15-6b2e-4d80-8c41-e95d07f2a6b3
                 */
                website_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unpublish a website
         *
         * Takes down the live site of a website. No condition is documented. The draft is kept, so you can publish it again.
         */
        post: operations["unpublishWebsite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/generate-3d": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a 3D generation
         *
         * Starts a 3D generation and returns the queued task. It requires a paid plan and uses credits. You are charged only
         * when a poll finds the task finished; failed tasks are free.
         */
        post: operations["generate3d"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/generate-3d/{task_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the 3D task. Accepts a `task_` id, a bare UUID, or `task_` followed by a UUID.
                 * @example task_01JTRJFJ2XBAHW0GQNMF2KDPB0
                 */
                task_id: components["parameters"]["Generate3dTaskIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a 3D task
         *
         * Returns the status of a 3D task. Poll it about every `retry_after_ms` milliseconds.
         */
        get: operations["getGenerate3dTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/generate-audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate audio
         *
         * Generates speech, music or sound effects, or speech from a recording. Returns the rendered audio, a queued task or a
         * quote.
         */
        post: operations["generateAudio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/layerize-assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Split an image into layers
         *
         * Starts a task that splits an image into layers, and returns the task. Its kind is `layerize_assets`, and it has the
         * canonical shape in every version. The output is only JSON and one PNG for each layer.
         */
        post: operations["layerizeAssets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List media models
         *
         * Returns the catalog of models, including the ids of the audio models.
         */
        get: operations["listMediaModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/voices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List voices
         *
         * Returns the managed voices. Managed voice models take their `vox_` ids as `voice`.
         */
        get: operations["listVoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/voices/capabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get voice capabilities
         *
         * Returns the managed voice models and the control names that each accepts in `model_params`.
         */
        get: operations["getVoiceCapabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brand-kits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List brand kits
         *
         * Returns a page of brand kits.
         */
        get: operations["listBrandKits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List organizations
         *
         * Returns a page of organizations.
         */
        get: operations["listOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the credit balance
         *
         * Returns the credit balance.
         */
        get: operations["getCredits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "task.succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Task succeeded
         *
         * Sent when a design task with a `callback_url` succeeds. This contract assumes that layerize tasks send it too.
         */
        post: operations["taskSucceeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Task failed
         *
         * Sent when a design task with a `callback_url` fails. This contract assumes that layerize tasks send it too.
         * `data.error.retryable` is true if the failure is transient and false if the task is dead-lettered.
         */
        post: operations["taskFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Task canceled
         *
         * Sent when a design task with a `callback_url` is canceled. This contract assumes that layerize tasks send it too.
         */
        post: operations["taskCanceled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "export.succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export succeeded
         *
         * Sent when the asynchronous export of a canvas succeeds.
         */
        post: operations["exportSucceeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "export.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export failed
         *
         * Sent when the asynchronous export of a canvas fails.
         */
        post: operations["exportFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
/**
 * Stable, machine-readable identifier of the error. It never changes once published. Known codes are
 * `unsupported_version`, `validation_failed`, `unsupported_model_setting`, `idempotency_conflict`, `file_not_found`,
 * `source_url_unreachable` (retryable after a timeout, not after a 404), `rate_limit_exceeded` and
 * `concurrency_limit_exceeded`.
 *
 * > [Assumed](../gaps/errors.html#errors.code.429_conflict): 429 has the code `rate_limit_exceeded` or `concurrency_limit_exceeded`, not `rate_limited`.
 */
export type ErrorCode = "validation_failed" | "unsupported_version" | "unsupported_model_setting" | "idempotency_conflict" | "file_not_found" | "source_url_unreachable" | "rate_limit_exceeded" | "concurrency_limit_exceeded" | (string & {});
/** Error object. Branch on `type` and `code`. */
export type ApiError = {
    /**
     * Category of the error.
     * @enum {string}
     */
    type: "invalid_request" | "authentication" | "permission" | "not_found" | "conflict" | "rate_limited" | "idempotency_conflict" | "unprocessable" | "upstream_error" | "internal_error";
    /**
     * Stable, machine-readable identifier of the error. It never changes once published. Known codes are
     * `unsupported_version`, `validation_failed`, `unsupported_model_setting`, `idempotency_conflict`, `file_not_found`,
     * `source_url_unreachable` (retryable after a timeout, not after a 404), `rate_limit_exceeded` and
     * `concurrency_limit_exceeded`.
     *
     * > [Assumed](../gaps/errors.html#errors.code.429_conflict): 429 has the code `rate_limit_exceeded` or `concurrency_limit_exceeded`, not `rate_limited`.
     */
    code: ErrorCode;
    /** Message for developers. It is not localized. Do not parse it. */
    message: string;
    /**
     * Format: uri
     *
     * Permalink to the documentation of the code.
     */
    doc_url: string;
    /** Id of the request, as in the response header `X-Request-ID`. */
    request_id: string | null;
    /** Errors that this error combines, such as one for each page of an export. Null if it combines none. */
    causes: ApiError[] | null;
    /**
     * Details that depend on the code, omitted if there are none.
     * `validation_failed` has `ValidationDetails`. `unsupported_version` has `UnsupportedVersionDetails`.
     */
    details?: ErrorDetails | undefined;
    /** Suggested wait before a retry, in milliseconds, for rate limits and transient errors. Null if there is no suggestion. */
    retry_after_ms: number | null;
    /** True if the error is transient. False if a retry cannot succeed. If it is absent, do not infer it from the type or status. */
    retryable?: (boolean | null) | undefined;
};
/** Details of a `validation_failed` error. */
export type ValidationDetails = {
    /** Invalid fields of the request. */
    fields: {
        /** Name of the field. */
        field: string;
        /** Code for what is wrong with the field. */
        code: string;
    }[];
};
/** Details of an `unsupported_version` error. */
export type UnsupportedVersionDetails = {
    /** Version that the request asked for. */
    requested: string;
    /** Versions that the service supports. */
    supported: string[];
};
/**
 * Details that depend on the code, omitted if there are none.
 * `validation_failed` has `ValidationDetails`. `unsupported_version` has `UnsupportedVersionDetails`.
 */
export type ErrorDetails = ValidationDetails | UnsupportedVersionDetails | {
    [key: string]: unknown;
} | null;
/** Error object whose type can be any string. */
export type UntypedApiError = {
    /** Category of the error. */
    type: "invalid_request" | "authentication" | "permission" | "not_found" | "conflict" | "rate_limited" | "idempotency_conflict" | "unprocessable" | "upstream_error" | "internal_error" | (string & {});
    /**
     * Stable, machine-readable identifier of the error. It never changes once published. Known codes are
     * `unsupported_version`, `validation_failed`, `unsupported_model_setting`, `idempotency_conflict`, `file_not_found`,
     * `source_url_unreachable` (retryable after a timeout, not after a 404), `rate_limit_exceeded` and
     * `concurrency_limit_exceeded`.
     *
     * > [Assumed](../gaps/errors.html#errors.code.429_conflict): 429 has the code `rate_limit_exceeded` or `concurrency_limit_exceeded`, not `rate_limited`.
     */
    code: ErrorCode;
    /** Message for developers. It is not localized. Do not parse it. */
    message: string;
    /**
     * Format: uri
     *
     * Permalink to the documentation of the code.
     */
    doc_url: string;
    /** Id of the request, as in the response header `X-Request-ID`. */
    request_id: string | null;
    /** Errors that this error combines, such as one for each page of an export. Null if it combines none. */
    causes: ApiError[] | null;
    /**
     * Details that depend on the code, omitted if there are none.
     * `validation_failed` has `ValidationDetails`. `unsupported_version` has `UnsupportedVersionDetails`.
     */
    details?: ErrorDetails | undefined;
    /** Suggested wait before a retry, in milliseconds, for rate limits and transient errors. Null if there is no suggestion. */
    retry_after_ms: number | null;
    /** True if the error is transient. False if a retry cannot succeed. If it is absent, do not infer it from the type or status. */
    retryable?: (boolean | null) | undefined;
};
/** Response body with an error of any type. */
export type UntypedErrorBody = {
    /** Error object whose type can be any string. */
    error: UntypedApiError;
};
/** Pagination fields of a list in version 2026-05-01. */
export type CursorPage = {
    /** Cursor of the next page. Send it as `cursor`. Null if there are no more pages. */
    next_cursor: string | null;
    /** Number of items on this page. */
    returned: number;
    /** True if there are more pages, that is, if `next_cursor` is not null. */
    has_more: boolean;
    /** Page size that was applied. */
    limit: number;
    /** Total number of items. Null on lists that do not report a total. */
    total: unknown;
};
/**
 * Id of a canvas.
 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
 */
export type CanvasId = string;
/** Canvas in a list. */
export type CanvasListItem = {
    /** Id of a canvas. */
    id: CanvasId;
    /** Name of the canvas. */
    name: string;
    /** URL of the canvas. */
    url: string;
    /** Category of the canvas, such as `slides`. The generic category is `other`. */
    category: "slides" | (string & {});
    /**
     * Who can see the canvas. `private` hides it from teammates.
     * @enum {string}
     */
    visibility: "team" | "private";
    /**
     * Format: date-time
     *
     * Time when the canvas was created.
     */
    created_at: string;
    /**
     * Format: date-time
     *
     * Time when the canvas was last updated.
     */
    updated_at: string;
};
/** Page of canvases in version 2026-05-01. */
export type CanvasPage = CursorPage & {
    /** Canvases on this page, newest first. */
    data: CanvasListItem[];
    /** Always null: this list does not report a total. Use `has_more` or `next_cursor`. */
    total: null;
};
/** Response body with an `invalid_request` error. */
export type InvalidRequestErrorBody = {
    error: ApiError & {
        /** @constant */
        type?: "invalid_request" | undefined;
    };
};
/** Response body with an `authentication` error. */
export type AuthenticationErrorBody = {
    error: ApiError & {
        /** @constant */
        type?: "authentication" | undefined;
    };
};
/** Response body with a `permission` error. */
export type PermissionErrorBody = {
    error: ApiError & {
        /** @constant */
        type?: "permission" | undefined;
    };
};
/** Response body with a `not_found` error. */
export type NotFoundErrorBody = {
    error: ApiError & {
        /** @constant */
        type?: "not_found" | undefined;
    };
};
/** Response body with a `rate_limited` error. */
export type RateLimitedErrorBody = {
    error: ApiError & {
        /** @constant */
        type?: "rate_limited" | undefined;
    };
};
/** Response body with an `internal_error` error. */
export type InternalErrorBody = {
    error: ApiError & {
        /** @constant */
        type?: "internal_error" | undefined;
    };
};
/** Response body with an `upstream_error` error. */
export type UpstreamErrorBody = {
    error: ApiError & {
        /** @constant */
        type?: "upstream_error" | undefined;
    };
};
/**
 * Page of search results.
 * Unlike a list of version 2026-05-01, it has no `next_cursor`: `has_more` says whether there are more results.
 */
export type CanvasSearchResult = {
    /** Canvases that match, most relevant first. */
    canvases: CanvasListItem[];
    /** True if there are more results. */
    has_more: boolean;
    /** Page size. */
    limit?: number | undefined;
    /** Number of results that were skipped. */
    offset?: number | undefined;
    /** Null if present: search does not report a total. Use `has_more`. */
    total?: null | undefined;
};
/** A canvas. */
export type Canvas = {
    /** Id of a canvas. */
    id?: CanvasId | undefined;
} & {
    [key: string]: unknown;
};
/** JSON object with any fields. */
export type OpenObject = {
    [key: string]: unknown;
};
/** New name for a canvas. */
export type CanvasRename = {
    /** New name of the canvas. */
    name?: string | undefined;
};
/** Response body with an `unprocessable` error. */
export type UnprocessableErrorBody = {
    error: ApiError & {
        /** @constant */
        type?: "unprocessable" | undefined;
    };
};
/** Page of a canvas, with its dimensions and element counts. */
export type Page = {
    /**
     * Durable id of the page, or a short ref such as `p_a` that is valid for the session.
     * You can send a durable id wherever a short ref is accepted. Authoring and capture endpoints take this `id`.
     * Exports and semantic reads take the `page_number` instead. Absent if the canvas has no pages.
     */
    id?: string | undefined;
    /** Name of the page. */
    name: string;
} & {
    [key: string]: unknown;
};
/** Pages of a canvas. */
export type CanvasPages = {
    /** Name of the canvas. */
    canvas_name: string;
    /** Pages of the canvas. A canvas without pages has one entry without an `id`. */
    pages: Page[];
    /** Number of pages. */
    total_pages: number;
    /** Note about short refs. Present only if the `id` of a page is a short ref, which is valid for the session. */
    id_note?: string | undefined;
};
/** Export to start. */
export type ExportRequest = {
    /**
     * File format. `pdf` and `pptx` hold all pages in one document. The service responds with 400 to an unknown format.
     *
     * > [Assumed](../gaps/canvases.html#canvases.export.jpeg_token): the values `png` and `jpeg`.
     * @enum {string}
     */
    format?: ("png" | "jpeg" | "pdf" | "pptx") | undefined;
    /**
     * Number of the page to export as a single image.
     * Do not store it: page numbers change if pages are deleted or their order changes.
     */
    page_number?: number | undefined;
};
/** Exported file. */
export type Export = {
    /** URL of the file. */
    url: string;
    /**
     * Format of the file. `zip` if several pages were exported as PNG or JPEG.
     *
     * > [Assumed](../gaps/canvases.html#canvases.export.jpeg_token): the values `png` and `jpeg`.
     */
    format: "zip" | "png" | "jpeg" | "pdf" | "pptx" | (string & {});
    /** Number of exported pages. */
    page_count: number;
};
/** State of a canvas export. */
export type CanvasExport = {
    /** Result of the export. Null if there is none. */
    result?: (({
        /** Exported file. */
        export?: Export | undefined;
    } & {
        [key: string]: unknown;
    }) | null) | undefined;
} & {
    [key: string]: unknown;
};
/**
 * Id of a task.
 * @example task_01JTS3C4DWA7N36096Q14DR9GP
 */
export type TaskId = string;
/** Task in the canonical shape. */
export type Task = {
    /** Id of a task. */
    id: TaskId;
    /** Kind of task. `design` and `layerize_assets` are documented; expect others. */
    kind: "design" | "layerize_assets" | (string & {});
    /**
     * Current status. `queued` and `running` are not terminal; `succeeded`, `failed`, `canceled` and `expired` are.
     * @enum {string}
     */
    status: "queued" | "running" | "succeeded" | "failed" | "canceled" | "expired";
    /**
     * Format: date-time
     *
     * Time when the task was created.
     */
    created_at: string | null;
    /**
     * Format: date-time
     *
     * Time when the task started. Null until it starts.
     */
    started_at: string | null;
    /**
     * Format: date-time
     *
     * Time when the task ended. Null until it ends.
     */
    completed_at: string | null;
    /** Progress of the task. Null if not reported. */
    progress: {
        /** Progress, in percent. Null if not reported. */
        percent: number | null;
        /** Step in progress. Null if not reported. */
        step: string | null;
    } | null;
    /** Attempt at the task, out of `max_attempts`. */
    attempt: number;
    /** Maximum number of attempts. */
    max_attempts: number;
    /** Normalized copy of the request. */
    input: {
        /** Prompt of the request. */
        prompt?: string | undefined;
        /** Source canvas, sent as `template_canvas_id`. Only for templates. */
        source_canvas_id?: CanvasId | undefined;
        /** URL of the source canvas. Only for templates. */
        source_canvas_url?: string | undefined;
    } & {
        [key: string]: unknown;
    };
    /** Result of the task. Its fields depend on the kind of task. Null if there is no result. */
    result: object | null;
    /** Why the task failed. Null if there is no error. */
    error: {
        /** What went wrong. */
        message: string;
        /** True if a retry can succeed. */
        retryable: boolean;
    } | null;
    /** Credits that the task used and that remain. */
    credits: {
        /** Credits that the task used. Null if not reported. */
        credits_used: number | null;
        /** Credits that remain. Null if not reported. */
        credits_remaining: number | null;
    };
    /** Links to the task and its canvas. */
    links: {
        /**
         * Format: uri-reference
         *
         * Path of the task. Poll it.
         */
        self: string;
        /** Link to events. Null if there is none. */
        events: string | null;
        /** Path that cancels the task. Null if there is none. */
        cancel: string | null;
        /** URL of the canvas. Null if there is none. */
        canvas: string | null;
    };
    /** Suggested wait before the next poll, in milliseconds. Null if there is no suggestion. */
    retry_after_ms: number | null;
};
/** Result of a design task. */
export type DesignResult = {
    /** Id of a canvas. */
    canvas_id: CanvasId;
    /** URL of the canvas. */
    canvas_url: string;
    /** Id of the conversation with the agent. Send it with a new task to continue. */
    conversation_id: string;
    /** Canvas that was copied. Only for templates. */
    source_canvas_id?: CanvasId | undefined;
    /** URL of the canvas that was copied. Only for templates. */
    source_canvas_url?: string | undefined;
    /**
     * Theme canvas that was applied automatically.
     * Set for a new slides deck whose brand kit has a saved default theme. Null for designs other than slides, for
     * edits and for templates.
     */
    theme_canvas_id: CanvasId | null;
    /** Exported file. Only for export tasks. */
    export?: Export | undefined;
};
/** Task that results in a design. */
export type DesignTask = Task & {
    /**
     * Kind of task.
     * @constant
     */
    kind: "design";
    /** The design. Null if there is no result. */
    result: DesignResult | null;
};
/** Task of another kind. Its result can have any fields. */
export type OtherTask = Task & {
    /** Kind of task, neither `design` nor `layerize_assets`. */
    kind: string;
};
/** Task in version 2026-05-01. */
export type CanonicalTask = DesignTask;
/** Page of tasks in version 2026-05-01. */
export type TaskPage = CursorPage & {
    /** Tasks on this page, newest first. */
    data: CanonicalTask[];
    /** Total number of tasks. */
    total: number;
};
/**
 * Id of a canvas. Send the `cvs_` form.
 * Whether a bare UUID is accepted or rejected with 400 `invalid_request` is not known: the service's description says both.
 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
 */
export type CanvasRef = string;
/**
 * Id of a brand kit. Send the `bk_` form.
 * Whether a bare UUID is accepted or rejected with 400 `invalid_request` is not known: the service's description says both.
 * @example bk_01JTMZ9J92V81E5128Q6RW31FZ
 */
export type BrandKitRef = string;
/**
 * Id of a file. Send the `file_` form.
 * Whether a bare UUID is accepted or rejected with 400 `invalid_request` is not known: the service's description says both.
 * @example file_01JT9NGK80Y3ZH6DZJJXXX7CK5
 */
export type FileRef = string;
/** Uploaded file to attach to a task. */
export type Attachment = {
    /**
     * Id of a file. Send the `file_` form.
     * Whether a bare UUID is accepted or rejected with 400 `invalid_request` is not known: the service's description says both.
     */
    file_id?: FileRef | undefined;
    /** Role of the file, such as `source`. */
    role?: ("source" | (string & {})) | undefined;
};
/**
 * Format: uri
 *
 * HTTPS URL that receives a signed webhook when the task succeeds, fails or is canceled.
 * @example https://hooks.example.com/canvas-design
 */
export type CallbackUrl = string;
/** Design task to start. */
export type TaskCreate = {
    /** What the design agent should do. */
    prompt?: string | undefined;
    /** Canvas to edit in place. Do not combine it with `template_canvas_id`. */
    canvas_id?: CanvasRef | undefined;
    /**
     * Any team canvas that you can read.
     * The agent edits a copy of it in the team. Do not combine it with `canvas_id` or `conversation_id`: a template
     * always starts a new conversation.
     */
    template_canvas_id?: CanvasRef | undefined;
    /** Conversation to continue. Do not combine it with `template_canvas_id`. */
    conversation_id?: string | undefined;
    /** Brand kit to apply. */
    brand_kit_id?: BrandKitRef | undefined;
    /** True to apply no brand kit, not even the team default. */
    skip_brand_kit?: boolean | undefined;
    /** Name for the new canvas or copy. */
    canvas_name?: string | undefined;
    /** Format of the design. */
    format?: ({
        /**
         * Category of the canvas, such as `slides`. The generic category is `other`.
         * @example slides
         */
        category?: string | undefined;
    } & {
        [key: string]: unknown;
    }) | undefined;
    /** Uploaded files to attach to the task. */
    attachments?: Attachment[] | undefined;
    /** HTTPS URL that receives a signed webhook when the task succeeds, fails or is canceled. */
    callback_url?: CallbackUrl | undefined;
};
/**
 * Id of a webhook event.
 * @example evt_01JTRSWVK182VYZ04SXWF6E996
 */
export type EventId = string;
/** Fields of every webhook event. Its `data` has the canonical shape, whichever version the request used. */
export type WebhookEnvelope = {
    /** Id of the event, the same in every attempt. Use it as the idempotency key. */
    id: EventId;
    /**
     * Type of the event. The list is closed. Tasks that are `queued`, `running` or `expired` send no event.
     *
     * > [Assumed](../gaps/events.html#events.legacy.emitted): events with the old names, `job.*`, are not sent.
     * @enum {string}
     */
    type: "task.succeeded" | "task.failed" | "task.canceled" | "export.succeeded" | "export.failed";
    /**
     * Format: date-time
     *
     * Time when the event was generated.
     */
    created: string;
    /**
     * Version of `data`, currently 2026-05-01.
     * @example 2026-05-01
     */
    api_version: string;
    /** Task that the event is about. */
    data: Task;
};
/**
 * Id of a file.
 * @example file_01JT9NGK80Y3ZH6DZJJXXX7CK5
 */
export type FileId = string;
/**
 * Text item with its content, bounds, transform, layout dimensions and paragraph alignment.
 * Its spans have font, color and formatting details.
 */
export type TextItem = {
    [key: string]: unknown;
};
/** PNG layer of the full image size. */
export type Layer = {
    /** Id of the PNG file. It is retained like any other file. */
    file_id: FileId;
    /**
     * Format: uri
     *
     * Signed, read-only URL of the PNG.
     * Treat it as a secret. The URL is removed if you delete the file, and polling does not create a new one.
     */
    url: string;
    /** Kind of layer. */
    kind: string;
    /** Position in the stack. Layers with a higher value are on top. */
    z_index: number;
    /** Width of the layer, in pixels, equal to the width of the image. */
    width: number;
    /** Height of the layer, in pixels, equal to the height of the image. */
    height: number;
    /** Horizontal position of the layer, always 0. */
    x: number;
    /** Vertical position of the layer, always 0. */
    y: number;
    /** Text in the layer. */
    text?: unknown | undefined;
    /** Text items in the layer. Font files are not included. */
    text_items?: TextItem[] | undefined;
};
/** Layers of an image. */
export type LayerizeResult = {
    /** Layers of the image. To combine them, stack them by ascending `z_index` and use source-over alpha compositing. */
    layers: Layer[];
    /**
     * Outcome of the task. `partial` means that the output is usable, with combined layers.
     * @example partial
     */
    outcome?: string | undefined;
    /** Warnings about the output, such as `layers_combined`. */
    warnings?: unknown[] | undefined;
};
/** Task that splits an image into layers. It has the canonical shape in every version. */
export type LayerizeTask = Task & {
    /**
     * Kind of task.
     * @constant
     */
    kind: "layerize_assets";
    /** Layers of the image. Null if there is no result. A task without usable output fails. */
    result: LayerizeResult | null;
    /**
     * Suggested wait before the next poll, in milliseconds, normally 3000. Null if there is no suggestion.
     * @example 3000
     */
    retry_after_ms: number | null;
};
/** Task that succeeded, failed or was canceled. It can be of any kind that accepts a `callback_url`. */
export type EndedTask = DesignTask | LayerizeTask;
/** Event for a task that succeeded. */
export type TaskSucceededEvent = WebhookEnvelope & {
    /**
     * Type of the event.
     * @constant
     */
    type: "task.succeeded";
    /** Task that succeeded. */
    data: EndedTask;
};
/** Event for a task that failed. */
export type TaskFailedEvent = WebhookEnvelope & {
    /**
     * Type of the event.
     * @constant
     */
    type: "task.failed";
    /** Task that failed. */
    data: EndedTask;
};
/** Event for a task that was canceled. */
export type TaskCanceledEvent = WebhookEnvelope & {
    /**
     * Type of the event.
     * @constant
     */
    type: "task.canceled";
    /** Task that was canceled. */
    data: EndedTask;
};
/** Event for an asynchronous export that succeeded. */
export type ExportSucceededEvent = WebhookEnvelope & {
    /**
     * Type of the event.
     * @constant
     */
    type: "export.succeeded";
};
/** Event for an asynchronous export that failed. */
export type ExportFailedEvent = WebhookEnvelope & {
    /**
     * Type of the event.
     * @constant
     */
    type: "export.failed";
};
/** Webhook event. Its `type` tells what happened. */
export type WebhookEvent = TaskSucceededEvent | TaskFailedEvent | TaskCanceledEvent | ExportSucceededEvent | ExportFailedEvent;
/** Canvas to duplicate, with optional AI edits. */
export type RemixRequest = {
    /**
     * Canvas to duplicate.
     *
     * > [Assumed](../gaps/remix.html#remix.body): this name.
     */
    canvas_id?: CanvasRef | undefined;
    /** What the AI should change in the copy. Omit it to get a plain copy. */
    prompt?: string | undefined;
    /** HTTPS URL that receives a signed webhook when the task succeeds, fails or is canceled. */
    callback_url?: CallbackUrl | undefined;
} & {
    [key: string]: unknown;
};
/** Form with a file to upload. */
export type UploadForm = {
    /**
     * File to upload.
     *
     * > [Assumed](../gaps/uploads.html#uploads.post.part_name): the part is named `file`.
     */
    file: Blob;
};
/** File record. */
export type UploadedFile = {
    /** Id of a file. */
    id: FileId;
    /** URL of the file. */
    url: string;
    /** Name of the file. */
    filename: string;
    /** MIME type of the file. */
    mime_type: string;
    /** Size of the file, in bytes. */
    size_bytes: number;
    /** True if the team already had a file with the same content. The record is that of the existing file. */
    was_duplicate: boolean;
};
/** Size limits for uploads. */
export type UploadLimits = {
    /**
     * Largest body that `POST /uploads` accepts, in bytes. This is the gateway limit of 32 MiB.
     * @example 33554432
     */
    max_direct_upload_bytes: number;
    /**
     * Largest file that the workspace accepts with any kind of upload, in bytes.
     * The deployment allows at most 250 MB or 250 MiB. The limit is lower on free plans.
     */
    max_file_bytes: number;
    /** True if the plan sets `max_file_bytes`. */
    max_file_bytes_is_plan_limit: boolean;
};
/** File to upload with a signed URL. */
export type UploadUrlRequest = {
    /**
     * Name of the file.
     * @example launch.mp4
     */
    filename?: string | undefined;
    /**
     * MIME type of the file. It must be on the allowlist, which excludes executables and scripts.
     * @example video/mp4
     */
    mime_type?: string | undefined;
    /**
     * Lifetime of the upload URL, in seconds.
     * @default 600
     */
    expires_in_seconds?: number | undefined;
};
/** Signed URL for an upload. */
export type SignedUpload = {
    /** Signed URL for the `PUT`. Anyone with the URL can upload to it, so keep it secret. */
    upload_url: string;
    /**
     * Identifies the staged upload.
     * After the `PUT` succeeds, send it to `POST /uploads/register`. It can be registered only once.
     */
    storage_key: string;
    /** MIME type that the `PUT` must send as its `Content-Type`. */
    mime_type: string;
    /** Lifetime of the upload URL, in seconds. */
    expires_in_seconds: number;
    /** Instructions for the upload. */
    instructions: unknown;
};
/** Staged upload to register. */
export type UploadRegisterRequest = {
    /** `storage_key` that `POST /uploads/url` returned to your team. */
    storage_key: string;
    /**
     * Name of the file.
     * @example launch.mp4
     */
    filename?: string | undefined;
    /**
     * MIME type of the file.
     * @example video/mp4
     */
    mime_type?: string | undefined;
};
/**
 * Entry in the delivery log.
 * It has the target URL, the HTTP status code, an excerpt of the response body and the number of attempts.
 */
export type WebhookDelivery = {
    [key: string]: unknown;
};
/** Page of deliveries in version 2026-05-01. */
export type WebhookDeliveryPage = CursorPage & {
    /** Deliveries on this page, newest first. */
    data: WebhookDelivery[];
    /** Always null: this list does not report a total. Use `has_more` or `next_cursor`. */
    total: null;
};
/** Logged event. */
export type LoggedEvent = {
    [key: string]: unknown;
};
/** Page of events in version 2026-05-01. */
export type EventPage = CursorPage & {
    /** Events on this page, newest first. */
    data: LoggedEvent[];
    /** Always null: this list does not report a total. Use `has_more` or `next_cursor`. */
    total: null;
};
/** Changes to a drive item. */
export type DriveItemPatch = {
    /** New name of the item. */
    name?: string | undefined;
    /**
     * Who can see the item. `private` hides it from teammates. Not for folders.
     * @enum {string}
     */
    visibility?: ("team" | "private") | undefined;
};
/** Response body with a `conflict` or `idempotency_conflict` error. */
export type ConflictErrorBody = {
    error: ApiError & {
        /** @enum {unknown} */
        type?: ("conflict" | "idempotency_conflict") | undefined;
    };
};
/** Promo code to redeem. */
export type PromoRedeem = {
    /** Promo code. Surrounding white space is ignored. */
    code: string;
};
/** Result of a redemption. */
export type PromoRedeemResult = {
    /** True if the code was redeemed. */
    success: boolean;
    /** Message about the result. */
    message: string;
};
/** 3D generation to start. */
export type Generate3D = {
    /**
     * What to generate or change.
     * @enum {string}
     */
    operation?: ("text-to-3d" | "image-to-3d" | "multi-image-to-3d" | "retexture" | "remesh" | "uv-unwrap" | "convert" | "rigging" | "animations" | "text-to-motion") | undefined;
    /**
     * Request body of the third-party provider for this operation.
     * Send images and models as https URLs or as data URIs. To refer to an earlier task, send its `task_` id.
     */
    input?: {
        [key: string]: unknown;
    } | undefined;
    /** Idempotency key that you choose for this request. */
    idempotency_key?: string | undefined;
};
/** 3D task that was started. */
export type Generate3DTask = {
    /** Id of a task. */
    id?: TaskId | undefined;
    /**
     * Current status.
     * @enum {string}
     */
    status: "queued" | "succeeded" | "failed";
    /**
     * Format: uri-reference
     *
     * URL to poll for the status.
     */
    poll_url: string;
    /** Suggested wait before the next poll, in milliseconds. Null if there is no suggestion. */
    retry_after_ms: number | null;
} & {
    [key: string]: unknown;
};
/** Status of a 3D task. */
export type Generate3DStatus = {
    /** Id of a task. */
    id?: TaskId | undefined;
    /**
     * Current status.
     * @enum {string}
     */
    status: "queued" | "succeeded" | "failed";
    /** Suggested wait before the next poll, in milliseconds. Null if there is no suggestion. */
    retry_after_ms?: (number | null) | undefined;
    /** Result of the task. Null if there is none. */
    result?: (({
        /** Assets of a task that succeeded, each with its field name and a signed URL. The provider keeps the URLs for 3 days. */
        outputs?: unknown | undefined;
    } & {
        [key: string]: unknown;
    }) | null) | undefined;
} & {
    [key: string]: unknown;
};
/**
 * Id of a managed voice.
 * @example vox_01JTBX2KRQNWA605H5PT7DRPKV
 */
export type VoiceId = string;
/** Audio to generate. */
export type GenerateAudio = {
    /**
     * Id of a concrete audio model from `GET /media/models`.
     * Ids of managed voice models start with `elevenlabs-native-`. `GET /voices/capabilities` lists these models.
     */
    model: string;
    /**
     * What to generate.
     * `speech_to_speech` and its aliases `sts` and `voice_conversion` are only for managed voice models. With these
     * models, the mode must match the model's operation.
     * @enum {string}
     */
    mode: "text_to_speech" | "text_to_music" | "text_to_sfx" | "speech_to_speech" | "sts" | "voice_conversion";
    /** Prompt for the model, used unchanged. For speech, it is the script to speak. Required unless the mode is `speech_to_speech`. */
    prompt?: (string | null) | undefined;
    /**
     * Voice, for speech only.
     * Send a preset from the model's card, or any string if the card sets `voice_is_free_form`. For a managed voice
     * model, send a `vox_` id from `GET /voices`. To use the default voice, omit the field.
     */
    voice?: (string | null) | undefined;
    /**
     * Length of music or sound effects, in seconds.
     * A length outside the range of the mode is moved into that range. For speech, the length is ignored. The service
     * reports both adjustments.
     */
    duration_seconds?: number | undefined;
    /**
     * Number of distinct takes to generate, up to `max_samples`.
     * You are billed for each take. If the mode has a minimum charge, it applies to each short take.
     */
    num_samples?: (number | null) | undefined;
    /**
     * Settings of the model.
     * A managed voice model accepts exactly the control names that its capabilities list. The service responds
     * with 422 `unsupported_model_setting` if a setting is unknown or out of range.
     */
    model_params?: (object | null) | undefined;
    /**
     * Idempotency key that you choose.
     * It resumes an existing render.
     *
     * With managed voice models, a retry with the same key and input returns the same task, with `replayed` true.
     * With another input, it fails with 409 `idempotency_conflict`. These keys never expire.
     */
    idempotency_key?: (string | null) | undefined;
    /**
     * Only for managed voice models.
     * True to render during the request, for up to about 210 seconds. False to return the queued task immediately.
     * @default true
     */
    wait?: boolean | undefined;
    /**
     * Only for managed voice models.
     * True to get a quote: an estimate of the usage and a check of the credits. Nothing starts or is charged, and
     * `idempotency_key` is ignored.
     * @default false
     */
    quote?: boolean | undefined;
    /** Recording to convert, as an uploaded MP3, WAV or AAC file. Only for `speech_to_speech`. */
    source_audio?: (FileRef | null) | undefined;
    /**
     * What happens to the uploaded recording.
     * With `on_failure`, it is deleted after a failed or canceled generation. With `never`, it is kept.
     * @default never
     * @enum {string|null}
     */
    source_audio_cleanup?: ("on_failure" | "never" | null) | undefined;
    /** Neighboring text or earlier tasks, for managed voice models with context stitching. */
    context?: (object | null) | undefined;
    /** Pinned revisions of dictionaries, in order of precedence. Only for models in dictionary pronunciation mode. */
    pronunciation_dictionaries?: (unknown[] | null) | undefined;
    /** Length of the recording, in seconds, for a quote of `speech_to_speech` without `source_audio`. */
    quote_source_seconds?: (number | null) | undefined;
    /**
     * Highest estimate that you approve, in credits.
     * Only for managed voice models. If the estimate at admission is higher, the response is 422 `validation_failed`
     * with the reason `estimate_exceeds_approval`. This check comes before the service holds or runs anything.
     */
    max_estimated_credits?: (number | null) | undefined;
};
/** Result of an audio request. */
export type AudioGeneration = {
    /** Id of a task. */
    id?: TaskId | undefined;
    /**
     * Current status of the task.
     * @example queued
     */
    status?: string | undefined;
    /** True if this is the task of an earlier request with the same idempotency key and input. */
    replayed?: boolean | undefined;
    /** False in an `audio_generation_quote`. */
    committed?: boolean | undefined;
} & {
    [key: string]: unknown;
};
/** Image to split into layers. The service rejects options that are not listed here. */
export type Layerize = {
    /**
     * Image to split, as an https URL or a `file_` id.
     * It must be a PNG, JPEG or WebP with one frame. The maximum is 16,384 pixels per side and 33,554,432 pixels in
     * total. Orientation metadata is normalized.
     */
    image?: string | undefined;
    /**
     * How to split the image. `text` separates only the text and keeps all other artwork together.
     * @default full
     * @enum {string}
     */
    mode?: ("full" | "text") | undefined;
    /**
     * Idempotency key that you choose.
     * A retry with the same key and body returns the same task. The service responds with 409 if the body
     * differs, or if an earlier request with the key is still in flight.
     */
    idempotency_key?: string | undefined;
    /** HTTPS URL that receives a signed webhook when the task succeeds, fails or is canceled. */
    callback_url?: CallbackUrl | undefined;
};
/**
 * Id of a brand kit.
 * @example bk_01JTMZ9J92V81E5128Q6RW31FZ
 */
export type BrandKitId = string;
/** A brand kit. */
export type BrandKit = {
    /** Id of a brand kit. */
    id: BrandKitId;
} & {
    [key: string]: unknown;
};
/** Page of brand kits in version 2026-05-01. */
export type BrandKitPage = CursorPage & {
    /** Brand kits on this page, newest first. */
    data: BrandKit[];
    /** Total number of brand kits. */
    total: number;
};
/** An organization. */
export type Organization = {
    [key: string]: unknown;
};
/** Page of organizations in version 2026-05-01. */
export type OrganizationPage = CursorPage & {
    /** Organizations on this page, newest first. */
    data: Organization[];
    /** Total number of organizations. */
    total: number;
};
export interface components {
    schemas: {
        ErrorCode: ErrorCode;
        ApiError: ApiError;
        ValidationDetails: ValidationDetails;
        UnsupportedVersionDetails: UnsupportedVersionDetails;
        ErrorDetails: ErrorDetails;
        UntypedApiError: UntypedApiError;
        UntypedErrorBody: UntypedErrorBody;
        CursorPage: CursorPage;
        CanvasId: CanvasId;
        CanvasListItem: CanvasListItem;
        CanvasPage: CanvasPage;
        InvalidRequestErrorBody: InvalidRequestErrorBody;
        AuthenticationErrorBody: AuthenticationErrorBody;
        PermissionErrorBody: PermissionErrorBody;
        NotFoundErrorBody: NotFoundErrorBody;
        RateLimitedErrorBody: RateLimitedErrorBody;
        InternalErrorBody: InternalErrorBody;
        UpstreamErrorBody: UpstreamErrorBody;
        CanvasSearchResult: CanvasSearchResult;
        Canvas: Canvas;
        OpenObject: OpenObject;
        CanvasRename: CanvasRename;
        UnprocessableErrorBody: UnprocessableErrorBody;
        Page: Page;
        CanvasPages: CanvasPages;
        ExportRequest: ExportRequest;
        Export: Export;
        CanvasExport: CanvasExport;
        TaskId: TaskId;
        Task: Task;
        DesignResult: DesignResult;
        DesignTask: DesignTask;
        OtherTask: OtherTask;
        CanonicalTask: CanonicalTask;
        TaskPage: TaskPage;
        CanvasRef: CanvasRef;
        BrandKitRef: BrandKitRef;
        FileRef: FileRef;
        Attachment: Attachment;
        CallbackUrl: CallbackUrl;
        TaskCreate: TaskCreate;
        EventId: EventId;
        WebhookEnvelope: WebhookEnvelope;
        FileId: FileId;
        TextItem: TextItem;
        Layer: Layer;
        LayerizeResult: LayerizeResult;
        LayerizeTask: LayerizeTask;
        EndedTask: EndedTask;
        TaskSucceededEvent: TaskSucceededEvent;
        TaskFailedEvent: TaskFailedEvent;
        TaskCanceledEvent: TaskCanceledEvent;
        ExportSucceededEvent: ExportSucceededEvent;
        ExportFailedEvent: ExportFailedEvent;
        WebhookEvent: WebhookEvent;
        RemixRequest: RemixRequest;
        UploadForm: UploadForm;
        UploadedFile: UploadedFile;
        UploadLimits: UploadLimits;
        UploadUrlRequest: UploadUrlRequest;
        SignedUpload: SignedUpload;
        UploadRegisterRequest: UploadRegisterRequest;
        WebhookDelivery: WebhookDelivery;
        WebhookDeliveryPage: WebhookDeliveryPage;
        LoggedEvent: LoggedEvent;
        EventPage: EventPage;
        DriveItemPatch: DriveItemPatch;
        ConflictErrorBody: ConflictErrorBody;
        PromoRedeem: PromoRedeem;
        PromoRedeemResult: PromoRedeemResult;
        Generate3D: Generate3D;
        Generate3DTask: Generate3DTask;
        Generate3DStatus: Generate3DStatus;
        VoiceId: VoiceId;
        GenerateAudio: GenerateAudio;
        AudioGeneration: AudioGeneration;
        Layerize: Layerize;
        BrandKitId: BrandKitId;
        BrandKit: BrandKit;
        BrandKitPage: BrandKitPage;
        Organization: Organization;
        OrganizationPage: OrganizationPage;
    };
    responses: {
        /** Any other error, with the same body as all errors. */
        OtherError: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": UntypedErrorBody;
            };
        };
        /**
         * The request is invalid.
         * The cause is a wrong parameter, malformed JSON, an unknown format or an unsupported version.
         */
        BadCursor: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersionOrDefault"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": InvalidRequestErrorBody;
            };
        };
        /**
         * The API key is missing, invalid or deleted.
         * Send a valid key as a bearer token.
         */
        Unauthorized: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": AuthenticationErrorBody;
            };
        };
        /** The key lacks a required scope, the resource belongs to another team, or the owner of the key is no longer in the team. */
        Forbidden: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": PermissionErrorBody;
            };
        };
        /** The resource does not exist or is not visible to you. */
        NotFound: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": NotFoundErrorBody;
            };
        };
        /** The request rate or another rate limit of this operation was exceeded. Retry after the time in `Retry-After`. */
        TooManyRequests: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": RateLimitedErrorBody;
            };
        };
        /** An unexpected error occurred. Log the `request_id`. */
        InternalError: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": InternalErrorBody;
            };
        };
        /** A third-party service failed. Retry, unless `retryable` is false. */
        UpstreamFailure: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["UpstreamRetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": UpstreamErrorBody;
            };
        };
        /**
         * The request is invalid.
         * The cause is a wrong parameter, malformed JSON, an unknown format or an unsupported version.
         */
        BadRequest: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersionOrDefault"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": InvalidRequestErrorBody;
            };
        };
        /**
         * The request is well-formed but invalid, or its fields cannot be combined.
         * If the code is `validation_failed`, `details.fields` lists the invalid fields.
         *
         * > [Assumed](../gaps/errors.html#errors.code.file_not_found.status): 422 for `file_not_found`.
         */
        Unprocessable: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": UnprocessableErrorBody;
            };
        };
        /** The request rate or the export rate was exceeded. Retry after the time in `Retry-After`. */
        TooManyExports: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["ExportRetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": RateLimitedErrorBody;
            };
        };
        /** There are not enough credits for this metered operation. */
        InsufficientCredits: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": UntypedErrorBody;
            };
        };
        /**
         * The request is well-formed but invalid, or its fields cannot be combined.
         * If the code is `validation_failed`, `details.fields` lists the invalid fields.
         *
         * > [Assumed](../gaps/errors.html#errors.code.file_not_found.status): 422 for `file_not_found`.
         */
        TaskUnprocessable: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": UnprocessableErrorBody;
            };
        };
        /** The request rate or the concurrency limit for queued and running design tasks was exceeded. Retry after the time in `Retry-After`. */
        TooManyTasks: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["TaskRetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": RateLimitedErrorBody;
            };
        };
        /**
         * Failed attempt.
         * An attempt fails if you respond with any other status or do not respond within 30 seconds. A delivery has up to 3
         * attempts: the second about 1 second after the first, the third about 5 seconds after the second. After the third
         * failure, the service drops the delivery. The task is not affected, and you can poll it. The delivery log keeps each
         * attempt for 90 days.
         */
        DeliveryFailed: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** Delivered. Respond with any 2xx status within 30 seconds. */
        Delivered: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** The cancel signal cannot be sent right now. Retry after the time in `Retry-After`. */
        CancelSignalNotSent: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": UpstreamErrorBody;
            };
        };
        /** The body exceeds about 32 MiB, so the gateway refuses it. The response is bare, without the envelope of other errors. */
        GatewayRefusal: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** The MIME type is not on the allowlist. Executables and scripts are not allowed. */
        MimeTypeNotAllowed: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": UntypedErrorBody;
            };
        };
        /**
         * The file exceeds the maximum file size of the workspace.
         * The staged upload is deleted. Check `max_file_bytes` in `GET /uploads/limits`.
         */
        FileTooLarge: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": UntypedErrorBody;
            };
        };
        /**
         * The `storage_key` does not identify an upload that you can register.
         * Either the key is missing, is malformed or does not come from a `POST /uploads/url` request of your team, or nothing
         * is staged under it: the `PUT` did not finish, the upload URL expired, the key is wrong, or the upload is already
         * registered.
         */
        RegisterUnprocessable: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": UnprocessableErrorBody;
            };
        };
        /** The name is already taken. Choose another name. */
        NameConflict: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ConflictErrorBody;
            };
        };
        /** The idempotency key was already used with a different body, or an earlier request with it is still in flight. */
        IdempotencyConflict: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ConflictErrorBody;
            };
        };
        /**
         * The request is well-formed but invalid.
         * A field is not valid, the model does not support a setting or its value, or the estimate exceeds your approved
         * maximum.
         *
         * > [Assumed](../gaps/errors.html#errors.code.file_not_found.status): 422 for `file_not_found`.
         */
        AudioUnprocessable: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": UnprocessableErrorBody;
            };
        };
    };
    parameters: {
        /**
         * Version of the API for this request, a calendar date.
         * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
         * The service responds with 400 `unsupported_version` if it does not support the version.
         *
         * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
         * @example 2026-05-01
         */
        ServiceVersion: "2026-05-01";
        /**
         * Opaque cursor of the page to return.
         * Send `next_cursor` from the previous page unchanged. Omit it for the first page. The service responds with 400 to a
         * cursor that was altered or comes from another list.
         * @example Y3JlYXRlZF9hdDoyMDI2LTA1LTA0VDExOjMxOjAwWg-k3Jr0vQ8hWmT5xZbN1sYdA
         */
        Cursor: string;
        /** Maximum number of items per page. */
        Limit: number;
        /** Number of results to skip. */
        SearchOffset: number;
        /**
         * Id of the canvas. Accepts a `cvs_` id, a bare UUID, or `cvs_` followed by a UUID.
         * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
         */
        CanvasIdPath: string;
        /**
         * Share token for the canvas.
         *
         * > [Assumed](../gaps/canvases.html#canvases.get.share_token.name): this name.
         */
        ShareToken: string;
        /**
         * Id of the canvas. Accepts a `cvs_` id, a bare UUID, or `cvs_` followed by a UUID.
         * @example cvs_01JTNPZX45HY43KWJRP1XPA7Z3
         */
        DeletedCanvasIdPath: string;
        /**
         * Signature of the webhook: `v1=` followed by an HMAC-SHA256 in hexadecimal.
         * To verify it, build `<timestamp>.<raw_body>` from the value of `X-Webhook-Timestamp`, a dot, and the unchanged bytes
         * of the body. Compute the HMAC-SHA256 of that string with the signing secret of the API key. Compare the result in
         * constant time with the part after `v1=`.
         * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
         */
        WebhookSignature: string;
        /**
         * Unix time in seconds. The signature covers it. Reject the webhook if it is more than 5 minutes old.
         * @example 1777817176
         */
        WebhookTimestamp: string;
        /**
         * Id of the task. Accepts a `task_` id, a bare UUID, or `task_` followed by a UUID.
         * @example task_01JTS3C4DWA7N36096Q14DR9GP
         */
        TaskIdPath: string;
        /** Maximum number of items per page. */
        LogLimit: number;
        /**
         * Id of the 3D task. Accepts a `task_` id, a bare UUID, or `task_` followed by a UUID.
         * @example task_01JTRJFJ2XBAHW0GQNMF2KDPB0
         */
        Generate3dTaskIdPath: string;
    };
    requestBodies: never;
    headers: {
        /** Version that the request was resolved to. */
        ServiceVersion: "2026-05-01";
        /**
         * Id of this request, on every response. Log it. An error body repeats it as `request_id`.
         * @example req_01JT53YCQWCMQY1TFS2R2X43GC
         */
        RequestId: string;
        /**
         * Version that the request was resolved to. After `unsupported_version`, it is the current default, not the requested version.
         * @example 2026-04-12
         */
        ServiceVersionOrDefault: "2026-05-01" | "2026-04-12";
        /** Authentication scheme to use. */
        WwwAuthenticate: "Bearer";
        /**
         * Seconds to wait before you retry.
         * @example 12
         */
        RetryAfter: number;
        /**
         * Seconds to wait before you retry, if the wait is known.
         * @example 5
         */
        UpstreamRetryAfter: number;
        /**
         * Seconds to wait before you retry. 60 if the export rate was exceeded.
         * @example 60
         */
        ExportRetryAfter: number;
        /**
         * Seconds to wait before you retry. 30 if the concurrency limit was exceeded.
         * @example 30
         */
        TaskRetryAfter: number;
    };
    pathItems: {
        StorageUpload: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            get?: never;
            /**
             * Upload bytes to storage
             *
             * Stages the bytes of a file in the storage system.
             * This request does not go to the API. Send it to the exact `upload_url`. The URL itself grants write access, so
             * keep it secret and do not send `Authorization`.
             */
            put: operations["putStagedFile"];
            post?: never;
            delete?: never;
            options?: never;
            head?: never;
            patch?: never;
            trace?: never;
        };
    };
}
export type ResponseOtherError = components['responses']['OtherError'];
export type ResponseBadCursor = components['responses']['BadCursor'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseUpstreamFailure = components['responses']['UpstreamFailure'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseTooManyExports = components['responses']['TooManyExports'];
export type ResponseInsufficientCredits = components['responses']['InsufficientCredits'];
export type ResponseTaskUnprocessable = components['responses']['TaskUnprocessable'];
export type ResponseTooManyTasks = components['responses']['TooManyTasks'];
export type ResponseDeliveryFailed = components['responses']['DeliveryFailed'];
export type ResponseDelivered = components['responses']['Delivered'];
export type ResponseCancelSignalNotSent = components['responses']['CancelSignalNotSent'];
export type ResponseGatewayRefusal = components['responses']['GatewayRefusal'];
export type ResponseMimeTypeNotAllowed = components['responses']['MimeTypeNotAllowed'];
export type ResponseFileTooLarge = components['responses']['FileTooLarge'];
export type ResponseRegisterUnprocessable = components['responses']['RegisterUnprocessable'];
export type ResponseNameConflict = components['responses']['NameConflict'];
export type ResponseIdempotencyConflict = components['responses']['IdempotencyConflict'];
export type ResponseAudioUnprocessable = components['responses']['AudioUnprocessable'];
export type ParameterServiceVersion = components['parameters']['ServiceVersion'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterSearchOffset = components['parameters']['SearchOffset'];
export type ParameterCanvasIdPath = components['parameters']['CanvasIdPath'];
export type ParameterShareToken = components['parameters']['ShareToken'];
export type ParameterDeletedCanvasIdPath = components['parameters']['DeletedCanvasIdPath'];
export type ParameterWebhookSignature = components['parameters']['WebhookSignature'];
export type ParameterWebhookTimestamp = components['parameters']['WebhookTimestamp'];
export type ParameterTaskIdPath = components['parameters']['TaskIdPath'];
export type ParameterLogLimit = components['parameters']['LogLimit'];
export type ParameterGenerate3dTaskIdPath = components['parameters']['Generate3dTaskIdPath'];
export type HeaderServiceVersion = components['headers']['ServiceVersion'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderServiceVersionOrDefault = components['headers']['ServiceVersionOrDefault'];
export type HeaderWwwAuthenticate = components['headers']['WwwAuthenticate'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderUpstreamRetryAfter = components['headers']['UpstreamRetryAfter'];
export type HeaderExportRetryAfter = components['headers']['ExportRetryAfter'];
export type HeaderTaskRetryAfter = components['headers']['TaskRetryAfter'];
export type PathItemStorageUpload = components['pathItems']['StorageUpload'];
export type $defs = Record<string, never>;
export interface operations {
    listCanvases: {
        parameters: {
            query?: {
                /**
                 * Opaque cursor of the page to return.
                 * Send `next_cursor` from the previous page unchanged. Omit it for the first page. The service responds with 400 to a
                 * cursor that was altered or comes from another list.
                 * @example Y3JlYXRlZF9hdDoyMDI2LTA1LTA0VDExOjMxOjAwWg-k3Jr0vQ8hWmT5xZbN1sYdA
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /** Maximum number of items per page. */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of canvases. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CanvasPage;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    searchCanvases: {
        parameters: {
            query?: {
                /**
                 * Search term.
                 *
                 * > [Assumed](../gaps/canvases.html#canvases.search.query_param): an optional parameter named `q`.
                 * @example one-pager
                 */
                q?: string | undefined;
                /** Number of results to skip. */
                offset?: components["parameters"]["SearchOffset"] | undefined;
                /** Maximum number of items per page. */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of search results. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CanvasSearchResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    getCanvas: {
        parameters: {
            query?: {
                /**
                 * Share token for the canvas.
                 *
                 * > [Assumed](../gaps/canvases.html#canvases.get.share_token.name): this name.
                 */
                share_token?: components["parameters"]["ShareToken"] | undefined;
            } | undefined;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * Id of the canvas. Accepts a `cvs_` id, a bare UUID, or `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The canvas. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Canvas;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    deleteCanvas: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * Id of the canvas. Accepts a `cvs_` id, a bare UUID, or `cvs_` followed by a UUID.
                 * @example cvs_01JTNPZX45HY43KWJRP1XPA7Z3
                 */
                canvas_id: components["parameters"]["DeletedCanvasIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The canvas was deleted.
             *
             * > [Assumed](../gaps/canvases.html#canvases.delete.response.fields): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OpenObject;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    renameCanvas: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * Id of the canvas. Accepts a `cvs_` id, a bare UUID, or `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CanvasRename;
            };
        };
        responses: {
            /**
             * The canvas was renamed.
             *
             * > [Assumed](../gaps/canvases.html#canvases.patch.body): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OpenObject;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    listCanvasPages: {
        parameters: {
            query?: {
                /**
                 * Share token for the canvas.
                 *
                 * > [Assumed](../gaps/canvases.html#canvases.get.share_token.name): this name.
                 */
                share_token?: components["parameters"]["ShareToken"] | undefined;
            } | undefined;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * Id of the canvas. Accepts a `cvs_` id, a bare UUID, or `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The pages of the canvas. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CanvasPages;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    exportCanvas: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * Id of the canvas. Accepts a `cvs_` id, a bare UUID, or `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExportRequest;
            };
        };
        responses: {
            /**
             * The export was started.
             *
             * > [Assumed](../gaps/canvases.html#canvases.export.response): status 202.
             */
            202: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CanvasExport;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyExports"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    getCanvasExportStatus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * Id of the canvas. Accepts a `cvs_` id, a bare UUID, or `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The state of the export. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CanvasExport;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /**
                 * Opaque cursor of the page to return.
                 * Send `next_cursor` from the previous page unchanged. Omit it for the first page. The service responds with 400 to a
                 * cursor that was altered or comes from another list.
                 * @example Y3JlYXRlZF9hdDoyMDI2LTA1LTA0VDExOjMxOjAwWg-k3Jr0vQ8hWmT5xZbN1sYdA
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /** Maximum number of items per page. */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of tasks. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskPage;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TaskCreate;
            };
        };
        responses: {
            /**
             * The task that was started.
             *
             * > [Assumed](../gaps/tasks.html#tasks.create.success_status): status 202.
             */
            202: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CanonicalTask;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["TaskUnprocessable"];
            429: components["responses"]["TooManyTasks"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * Id of the task. Accepts a `task_` id, a bare UUID, or `task_` followed by a UUID.
                 * @example task_01JTS3C4DWA7N36096Q14DR9GP
                 */
                id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The task. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CanonicalTask | LayerizeTask;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    cancelTask: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * Id of the task. Accepts a `task_` id, a bare UUID, or `task_` followed by a UUID.
                 * @example task_01JTS3C4DWA7N36096Q14DR9GP
                 */
                id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The cancel signal was sent. The task has not acknowledged it yet. */
            202: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OpenObject;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["CancelSignalNotSent"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    remixCanvas: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RemixRequest;
            };
        };
        responses: {
            /**
             * The remix was started.
             *
             * > [Assumed](../gaps/remix.html#remix.body): status 202.
             */
            202: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OpenObject;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyTasks"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": UploadForm;
            };
        };
        responses: {
            /**
             * The file record.
             *
             * > [Assumed](../gaps/uploads.html#uploads.success_status): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadedFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["GatewayRefusal"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    getUploadLimits: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The upload limits.
             *
             * > [Assumed](../gaps/uploads.html#uploads.success_status): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadLimits;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    createUploadUrl: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UploadUrlRequest;
            };
        };
        responses: {
            /**
             * The signed URL.
             *
             * > [Assumed](../gaps/uploads.html#uploads.success_status): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SignedUpload;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["MimeTypeNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    registerUpload: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UploadRegisterRequest;
            };
        };
        responses: {
            /**
             * The new file, or the existing file with the same content.
             *
             * > [Assumed](../gaps/uploads.html#uploads.success_status): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadedFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["FileTooLarge"];
            422: components["responses"]["RegisterUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * Opaque cursor of the page to return.
                 * Send `next_cursor` from the previous page unchanged. Omit it for the first page. The service responds with 400 to a
                 * cursor that was altered or comes from another list.
                 * @example Y3JlYXRlZF9hdDoyMDI2LTA1LTA0VDExOjMxOjAwWg-k3Jr0vQ8hWmT5xZbN1sYdA
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /** Maximum number of items per page. */
                limit?: components["parameters"]["LogLimit"] | undefined;
                /**
                 * Event type to filter by.
                 *
                 * > [Assumed](../gaps/webhooks_log.html#webhooks_log.list.filter_names): this name.
                 */
                event_type?: ("task.succeeded" | "task.failed" | "task.canceled" | "export.succeeded" | "export.failed") | undefined;
                /**
                 * Delivery status to filter by.
                 *
                 * > [Assumed](../gaps/webhooks_log.html#webhooks_log.list.filter_names): this name.
                 */
                status?: string | undefined;
                /**
                 * Id of the API key to filter by.
                 *
                 * > [Assumed](../gaps/webhooks_log.html#webhooks_log.list.filter_names): this name.
                 */
                api_key_id?: string | undefined;
                /**
                 * Start of the date range to filter by.
                 *
                 * > [Assumed](../gaps/webhooks_log.html#webhooks_log.list.filter_names): this name.
                 */
                created_after?: string | undefined;
                /**
                 * End of the date range to filter by.
                 *
                 * > [Assumed](../gaps/webhooks_log.html#webhooks_log.list.filter_names): this name.
                 */
                created_before?: string | undefined;
            } | undefined;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of deliveries. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookDeliveryPage;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * Id of the delivery.
                 * @example 0196a2c1-7d3e-4b58-9f06-2e8c41d7a9b3
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The new attempt is queued. The body has the id of the new delivery.
             *
             * > [Assumed](../gaps/webhooks_log.html#webhooks_log.redeliver.id_field): the name of the field with the id is left open.
             */
            202: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OpenObject;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * Opaque cursor of the page to return.
                 * Send `next_cursor` from the previous page unchanged. Omit it for the first page. The service responds with 400 to a
                 * cursor that was altered or comes from another list.
                 * @example Y3JlYXRlZF9hdDoyMDI2LTA1LTA0VDExOjMxOjAwWg-k3Jr0vQ8hWmT5xZbN1sYdA
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /** Maximum number of items per page. */
                limit?: components["parameters"]["LogLimit"] | undefined;
            } | undefined;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of events. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EventPage;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    deleteDriveItem: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * Id of the folder, canvas or file.
                 * @example file_01JT9NGK80Y3ZH6DZJJXXX7CK5
                 */
                item_ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The item was deleted.
             *
             * > [Assumed](../gaps/drive.html#drive.delete.response): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OpenObject;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    updateDriveItem: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * Id of the folder, canvas or file.
                 * @example file_01JT9NGK80Y3ZH6DZJJXXX7CK5
                 */
                item_ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DriveItemPatch;
            };
        };
        responses: {
            /**
             * The item was updated.
             *
             * > [Assumed](../gaps/drive.html#drive.patch.response.fields): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OpenObject;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NameConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    revokeDesktopSignIn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The registration is revoked, now or by an earlier request. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OpenObject;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    redeemPromoCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PromoRedeem;
            };
        };
        responses: {
            /**
             * The result of the redemption.
             *
             * > [Assumed](../gaps/voyager.html#voyager.redeem.success_status): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PromoRedeemResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    unpublishWebsite: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * Id of the website.
                 * @example 3f7a9c15-6b2e-4d80-8c41-e95d07f2a6b3
                 */
                website_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The live site was taken down.
             *
             * > [Assumed](../gaps/websites.html#websites.unpublish.response.fields): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OpenObject;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    generate3d: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Generate3D;
            };
        };
        responses: {
            /**
             * The queued task.
             *
             * > [Assumed](../gaps/media_3d.html#media_3d.create.status): status 202.
             */
            202: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Generate3DTask;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["GatewayRefusal"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    getGenerate3dTask: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * Id of the 3D task. Accepts a `task_` id, a bare UUID, or `task_` followed by a UUID.
                 * @example task_01JTRJFJ2XBAHW0GQNMF2KDPB0
                 */
                task_id: components["parameters"]["Generate3dTaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The status of the task. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Generate3DStatus;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    generateAudio: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GenerateAudio;
            };
        };
        responses: {
            /**
             * Rendered audio, a queued task or a quote.
             *
             * > [Assumed](../gaps/media_audio.html#media_audio.response): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AudioGeneration;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            422: components["responses"]["AudioUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    layerizeAssets: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Layerize;
            };
        };
        responses: {
            /**
             * The task.
             * The service also returns it if it is not certain that its worker queue received the task. Do not send the
             * request again: poll this task.
             */
            202: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LayerizeTask;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    listMediaModels: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The catalog of models. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OpenObject;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    listVoices: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The managed voices. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OpenObject;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    getVoiceCapabilities: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The voice capabilities. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OpenObject;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    listBrandKits: {
        parameters: {
            query?: {
                /**
                 * Opaque cursor of the page to return.
                 * Send `next_cursor` from the previous page unchanged. Omit it for the first page. The service responds with 400 to a
                 * cursor that was altered or comes from another list.
                 * @example Y3JlYXRlZF9hdDoyMDI2LTA1LTA0VDExOjMxOjAwWg-k3Jr0vQ8hWmT5xZbN1sYdA
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /** Maximum number of items per page. */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of brand kits. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BrandKitPage;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    listOrganizations: {
        parameters: {
            query?: {
                /**
                 * Opaque cursor of the page to return.
                 * Send `next_cursor` from the previous page unchanged. Omit it for the first page. The service responds with 400 to a
                 * cursor that was altered or comes from another list.
                 * @example Y3JlYXRlZF9hdDoyMDI2LTA1LTA0VDExOjMxOjAwWg-k3Jr0vQ8hWmT5xZbN1sYdA
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /** Maximum number of items per page. */
                limit?: components["parameters"]["Limit"] | undefined;
            } | undefined;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of organizations. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationPage;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    getCredits: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Version of the API for this request, a calendar date.
                 * Without this header, a request uses the default version. 2026-04-12 is the default before 2026-05-12, and 2026-05-01 is the default after 2026-05-12.
                 * The service responds with 400 `unsupported_version` if it does not support the version.
                 *
                 * > [Assumed](../gaps/versioning.html#versioning.header.required): required, except in the document of the default version.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The credit balance. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OpenObject;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailure"];
            503: components["responses"]["UpstreamFailure"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    taskSucceeded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Signature of the webhook: `v1=` followed by an HMAC-SHA256 in hexadecimal.
                 * To verify it, build `<timestamp>.<raw_body>` from the value of `X-Webhook-Timestamp`, a dot, and the unchanged bytes
                 * of the body. Compute the HMAC-SHA256 of that string with the signing secret of the API key. Compare the result in
                 * constant time with the part after `v1=`.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * Unix time in seconds. The signature covers it. Reject the webhook if it is more than 5 minutes old.
                 * @example 1777817176
                 */
                "X-Webhook-Timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TaskSucceededEvent;
            };
        };
        responses: {
            "2XX": components["responses"]["Delivered"];
            "4XX": components["responses"]["DeliveryFailed"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    taskFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Signature of the webhook: `v1=` followed by an HMAC-SHA256 in hexadecimal.
                 * To verify it, build `<timestamp>.<raw_body>` from the value of `X-Webhook-Timestamp`, a dot, and the unchanged bytes
                 * of the body. Compute the HMAC-SHA256 of that string with the signing secret of the API key. Compare the result in
                 * constant time with the part after `v1=`.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * Unix time in seconds. The signature covers it. Reject the webhook if it is more than 5 minutes old.
                 * @example 1777817176
                 */
                "X-Webhook-Timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TaskFailedEvent;
            };
        };
        responses: {
            "2XX": components["responses"]["Delivered"];
            "4XX": components["responses"]["DeliveryFailed"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    taskCanceled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Signature of the webhook: `v1=` followed by an HMAC-SHA256 in hexadecimal.
                 * To verify it, build `<timestamp>.<raw_body>` from the value of `X-Webhook-Timestamp`, a dot, and the unchanged bytes
                 * of the body. Compute the HMAC-SHA256 of that string with the signing secret of the API key. Compare the result in
                 * constant time with the part after `v1=`.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * Unix time in seconds. The signature covers it. Reject the webhook if it is more than 5 minutes old.
                 * @example 1777817176
                 */
                "X-Webhook-Timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TaskCanceledEvent;
            };
        };
        responses: {
            "2XX": components["responses"]["Delivered"];
            "4XX": components["responses"]["DeliveryFailed"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    exportSucceeded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Signature of the webhook: `v1=` followed by an HMAC-SHA256 in hexadecimal.
                 * To verify it, build `<timestamp>.<raw_body>` from the value of `X-Webhook-Timestamp`, a dot, and the unchanged bytes
                 * of the body. Compute the HMAC-SHA256 of that string with the signing secret of the API key. Compare the result in
                 * constant time with the part after `v1=`.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * Unix time in seconds. The signature covers it. Reject the webhook if it is more than 5 minutes old.
                 * @example 1777817176
                 */
                "X-Webhook-Timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExportSucceededEvent;
            };
        };
        responses: {
            "2XX": components["responses"]["Delivered"];
            "4XX": components["responses"]["DeliveryFailed"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    exportFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Signature of the webhook: `v1=` followed by an HMAC-SHA256 in hexadecimal.
                 * To verify it, build `<timestamp>.<raw_body>` from the value of `X-Webhook-Timestamp`, a dot, and the unchanged bytes
                 * of the body. Compute the HMAC-SHA256 of that string with the signing secret of the API key. Compare the result in
                 * constant time with the part after `v1=`.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * Unix time in seconds. The signature covers it. Reject the webhook if it is more than 5 minutes old.
                 * @example 1777817176
                 */
                "X-Webhook-Timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExportFailedEvent;
            };
        };
        responses: {
            "2XX": components["responses"]["Delivered"];
            "4XX": components["responses"]["DeliveryFailed"];
            default: components["responses"]["DeliveryFailed"];
        };
    };
    putStagedFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Raw bytes of the file, not multipart or JSON.
         * `Content-Type` must equal the `mime_type` that `POST /uploads/url` returned. `application/octet-stream`
         * represents any type here.
         */
        requestBody: {
            content: {
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** The bytes are staged. Register the upload with `POST /uploads/register`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The URL expired, the `Content-Type` does not match the `mime_type`, or the request was tampered with. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
/** The `error` of any call. */
export type ErrorBody = UntypedErrorBody | InvalidRequestErrorBody | AuthenticationErrorBody | PermissionErrorBody | NotFoundErrorBody | RateLimitedErrorBody | InternalErrorBody | UpstreamErrorBody | UnprocessableErrorBody | ConflictErrorBody;
/** `GET /canvases` */
export type ListCanvasesCall = {
    summary: "List canvases";
    init: {
        /**
         * List canvases
         *
         * Returns a page of canvases.
         */
        params?: { query?: NonNullable<operations["listCanvases"]["parameters"]["query"]> | undefined } | undefined;
    };
    data: CanvasPage;
    responses: operations["listCanvases"]["responses"];
};
/** `GET /canvases/search` */
export type SearchCanvasesCall = {
    summary: "Search canvases";
    init: {
        /**
         * Search canvases
         *
         * Returns the canvases that match a search term, most relevant first.
         */
        params?: { query?: NonNullable<operations["searchCanvases"]["parameters"]["query"]> | undefined } | undefined;
    };
    data: CanvasSearchResult;
    responses: operations["searchCanvases"]["responses"];
};
/** `GET /canvases/{canvas_id}` */
export type GetCanvasCall = {
    summary: "Get a canvas";
    init: {
        /**
         * Get a canvas
         *
         * Returns a canvas. A share token is optional.
         */
        params: { path: NonNullable<operations["getCanvas"]["parameters"]["path"]>; query?: NonNullable<operations["getCanvas"]["parameters"]["query"]> | undefined };
    };
    data: Canvas;
    responses: operations["getCanvas"]["responses"];
};
/** `PATCH /canvases/{canvas_id}` */
export type RenameCanvasCall = {
    summary: "Rename a canvas";
    init: {
        /**
         * Rename a canvas
         *
         * Renames a canvas by updating its metadata.
         */
        params: { path: NonNullable<operations["renameCanvas"]["parameters"]["path"]> };
        /**
         * Rename a canvas
         *
         * Renames a canvas by updating its metadata.
         */
        body: CanvasRename;
    };
    data: OpenObject;
    responses: operations["renameCanvas"]["responses"];
};
/** `DELETE /canvases/{canvas_id}` */
export type DeleteCanvasCall = {
    summary: "Delete a canvas";
    init: {
        /**
         * Delete a canvas
         *
         * Deletes a canvas. The deletion is soft. You need edit access to the canvas, and template governance applies. The
         * request counts against the fair-use limit of authoring.
         */
        params: { path: NonNullable<operations["deleteCanvas"]["parameters"]["path"]> };
    };
    data: OpenObject;
    responses: operations["deleteCanvas"]["responses"];
};
/** `GET /canvases/{canvas_id}/pages` */
export type ListCanvasPagesCall = {
    summary: "List canvas pages";
    init: {
        /**
         * List canvas pages
         *
         * Returns the pages of a canvas. A share token is optional.
         */
        params: { path: NonNullable<operations["listCanvasPages"]["parameters"]["path"]>; query?: NonNullable<operations["listCanvasPages"]["parameters"]["query"]> | undefined };
    };
    data: CanvasPages;
    responses: operations["listCanvasPages"]["responses"];
};
/** `POST /canvases/{canvas_id}/export` */
export type ExportCanvasCall = {
    summary: "Export a canvas";
    init: {
        /**
         * Export a canvas
         *
         * Starts an export of a canvas as PNG, JPEG, PDF or PPTX. Poll the export with `GET
         * /canvases/{canvas_id}/export-status`.
         */
        params: { path: NonNullable<operations["exportCanvas"]["parameters"]["path"]> };
        /**
         * Export a canvas
         *
         * Starts an export of a canvas as PNG, JPEG, PDF or PPTX. Poll the export with `GET
         * /canvases/{canvas_id}/export-status`.
         */
        body: ExportRequest;
    };
    data: CanvasExport;
    responses: operations["exportCanvas"]["responses"];
};
/** `GET /canvases/{canvas_id}/export-status` */
export type GetCanvasExportStatusCall = {
    summary: "Get the export status";
    init: {
        /**
         * Get the export status
         *
         * Returns the current state of a canvas export. Polling does not count against the export rate, but it counts against
         * the request rate.
         */
        params: { path: NonNullable<operations["getCanvasExportStatus"]["parameters"]["path"]> };
    };
    data: CanvasExport;
    responses: operations["getCanvasExportStatus"]["responses"];
};
/** `GET /tasks` */
export type ListTasksCall = {
    summary: "List tasks";
    init: {
        /**
         * List tasks
         *
         * Returns a page of tasks. Layerize tasks are not included.
         */
        params?: { query?: NonNullable<operations["listTasks"]["parameters"]["query"]> | undefined } | undefined;
    };
    data: TaskPage;
    responses: operations["listTasks"]["responses"];
};
/** `POST /tasks` */
export type CreateTaskCall = {
    summary: "Start a design task";
    init: {
        /**
         * Start a design task
         *
         * Starts a design task and returns it. Poll it until its status is terminal, or send a `callback_url`. The source
         * field, `canvas_id` or `template_canvas_id`, determines what the task does.
         */
        body: TaskCreate;
    };
    data: CanonicalTask;
    responses: operations["createTask"]["responses"];
};
/** `GET /tasks/{id}` */
export type GetTaskCall = {
    summary: "Get a task";
    init: {
        /**
         * Get a task
         *
         * Returns a task with its status and the suggested wait before the next poll. Poll until the status is terminal. The
         * concurrency limit does not apply to this operation, but each poll counts against the request rate.
         */
        params: { path: NonNullable<operations["getTask"]["parameters"]["path"]> };
    };
    data: operations["getTask"]["responses"][200]["content"]["application/json"];
    responses: operations["getTask"]["responses"];
};
/** `POST /tasks/{id}/cancel` */
export type CancelTaskCall = {
    summary: "Cancel a task";
    init: {
        /**
         * Cancel a task
         *
         * Sends a cancel signal to a task. The task may still be running when this operation returns, so poll it until its
         * status is terminal.
         */
        params: { path: NonNullable<operations["cancelTask"]["parameters"]["path"]> };
    };
    data: OpenObject;
    responses: operations["cancelTask"]["responses"];
};
/** `POST /remix` */
export type RemixCanvasCall = {
    summary: "Remix a canvas";
    init: {
        /**
         * Remix a canvas
         *
         * Duplicates a canvas and, if you send a `prompt`, applies AI edits to the copy. Without a `prompt`, you get a plain
         * copy, which does not count against the limit on concurrent design tasks. More API keys do not raise this limit.
         */
        body: RemixRequest;
    };
    data: OpenObject;
    responses: operations["remixCanvas"]["responses"];
};
/** `POST /uploads` */
export type UploadFileCall = {
    summary: "Upload a file";
    init: {
        /**
         * Upload a file
         *
         * Uploads a file in one multipart request and returns its file record. For a larger file, create an upload URL with
         * `POST /uploads/url`. `GET /uploads/limits` returns both size limits.
         */
        body: UploadForm;
    };
    data: UploadedFile;
    responses: operations["uploadFile"]["responses"];
};
/** `GET /uploads/limits` */
export type GetUploadLimitsCall = {
    summary: "Get upload limits";
    init: {};
    data: UploadLimits;
    responses: operations["getUploadLimits"]["responses"];
};
/** `POST /uploads/url` */
export type CreateUploadUrlCall = {
    summary: "Create an upload URL";
    init: {
        /**
         * Create an upload URL
         *
         * Returns a signed URL for uploading a large file. This is the first of four steps.
         */
        body: UploadUrlRequest;
    };
    data: SignedUpload;
    responses: operations["createUploadUrl"]["responses"];
};
/** `POST /uploads/register` */
export type RegisterUploadCall = {
    summary: "Register an upload";
    init: {
        /**
         * Register an upload
         *
         * Turns a staged upload into a file record and returns it. The service hashes the bytes. Above 100 MB, this can take
         * several seconds.
         */
        body: UploadRegisterRequest;
    };
    data: UploadedFile;
    responses: operations["registerUpload"]["responses"];
};
/** `GET /webhook_deliveries` */
export type ListWebhookDeliveriesCall = {
    summary: "List webhook deliveries";
    init: {
        /**
         * List webhook deliveries
         *
         * Returns a page of the delivery log. Every attempt is logged for 90 days and then deleted permanently. An entry has
         * the target URL, the HTTP status code, an excerpt of the response body and the number of attempts.
         */
        params?: { query?: NonNullable<operations["listWebhookDeliveries"]["parameters"]["query"]> | undefined } | undefined;
    };
    data: WebhookDeliveryPage;
    responses: operations["listWebhookDeliveries"]["responses"];
};
/** `POST /webhook_deliveries/{id}/redeliver` */
export type RedeliverWebhookCall = {
    summary: "Redeliver a webhook";
    init: {
        /**
         * Redeliver a webhook
         *
         * Queues a new attempt that sends the original payload to the original URL. Returns the id of the new delivery. Team
         * admins and owners can redeliver, and so can the user who created the API key that caused the delivery.
         */
        params: { path: NonNullable<operations["redeliverWebhook"]["parameters"]["path"]> };
    };
    data: OpenObject;
    responses: operations["redeliverWebhook"]["responses"];
};
/** `GET /events` */
export type ListEventsCall = {
    summary: "List events";
    init: {
        /**
         * List events
         *
         * Returns a page of events.
         */
        params?: { query?: NonNullable<operations["listEvents"]["parameters"]["query"]> | undefined } | undefined;
    };
    data: EventPage;
    responses: operations["listEvents"]["responses"];
};
/** `PATCH /drive/items/{item_ref}` */
export type UpdateDriveItemCall = {
    summary: "Update a drive item";
    init: {
        /**
         * Update a drive item
         *
         * Renames a folder, canvas or file, changes the visibility of a canvas or file, or does both.
         */
        params: { path: NonNullable<operations["updateDriveItem"]["parameters"]["path"]> };
        /**
         * Update a drive item
         *
         * Renames a folder, canvas or file, changes the visibility of a canvas or file, or does both.
         */
        body: DriveItemPatch;
    };
    data: OpenObject;
    responses: operations["updateDriveItem"]["responses"];
};
/** `DELETE /drive/items/{item_ref}` */
export type DeleteDriveItemCall = {
    summary: "Delete a drive item";
    init: {
        /**
         * Delete a drive item
         *
         * Deletes a folder, canvas or file. A canvas is subject to the same governance as with `DELETE /canvases/{canvas_id}`.
         */
        params: { path: NonNullable<operations["deleteDriveItem"]["parameters"]["path"]> };
    };
    data: OpenObject;
    responses: operations["deleteDriveItem"]["responses"];
};
/** `POST /voyager/auth/revoke` */
export type RevokeDesktopSignInCall = {
    summary: "Sign out a desktop install";
    init: {};
    data: OpenObject;
    responses: operations["revokeDesktopSignIn"]["responses"];
};
/** `POST /voyager/promo/redeem` */
export type RedeemPromoCodeCall = {
    summary: "Redeem a promo code";
    init: {
        /**
         * Redeem a promo code
         *
         * Redeems a promo code for the organization of the workspace that your credential belongs to. Eligibility and error
         * codes are the same as in the web app. You can use a legacy desktop API key or a desktop sign-in.
         */
        body: PromoRedeem;
    };
    data: PromoRedeemResult;
    responses: operations["redeemPromoCode"]["responses"];
};
/** `POST /websites/{website_id}/unpublish` */
export type UnpublishWebsiteCall = {
    summary: "Unpublish a website";
    init: {
        /**
         * Unpublish a website
         *
         * Takes down the live site of a website. No condition is documented. The draft is kept, so you can publish it again.
         */
        params: { path: NonNullable<operations["unpublishWebsite"]["parameters"]["path"]> };
    };
    data: OpenObject;
    responses: operations["unpublishWebsite"]["responses"];
};
/** `POST /media/generate-3d` */
export type Generate3dCall = {
    summary: "Start a 3D generation";
    init: {
        /**
         * Start a 3D generation
         *
         * Starts a 3D generation and returns the queued task. It requires a paid plan and uses credits. You are charged only
         * when a poll finds the task finished; failed tasks are free.
         */
        body: Generate3D;
    };
    data: Generate3DTask;
    responses: operations["generate3d"]["responses"];
};
/** `GET /media/generate-3d/{task_id}` */
export type GetGenerate3dTaskCall = {
    summary: "Get a 3D task";
    init: {
        /**
         * Get a 3D task
         *
         * Returns the status of a 3D task. Poll it about every `retry_after_ms` milliseconds.
         */
        params: { path: NonNullable<operations["getGenerate3dTask"]["parameters"]["path"]> };
    };
    data: Generate3DStatus;
    responses: operations["getGenerate3dTask"]["responses"];
};
/** `POST /media/generate-audio` */
export type GenerateAudioCall = {
    summary: "Generate audio";
    init: {
        /**
         * Generate audio
         *
         * Generates speech, music or sound effects, or speech from a recording. Returns the rendered audio, a queued task or a
         * quote.
         */
        body: GenerateAudio;
    };
    data: AudioGeneration;
    responses: operations["generateAudio"]["responses"];
};
/** `POST /media/layerize-assets` */
export type LayerizeAssetsCall = {
    summary: "Split an image into layers";
    init: {
        /**
         * Split an image into layers
         *
         * Starts a task that splits an image into layers, and returns the task. Its kind is `layerize_assets`, and it has the
         * canonical shape in every version. The output is only JSON and one PNG for each layer.
         */
        body: Layerize;
    };
    data: LayerizeTask;
    responses: operations["layerizeAssets"]["responses"];
};
/** `GET /media/models` */
export type ListMediaModelsCall = {
    summary: "List media models";
    init: {};
    data: OpenObject;
    responses: operations["listMediaModels"]["responses"];
};
/** `GET /voices` */
export type ListVoicesCall = {
    summary: "List voices";
    init: {};
    data: OpenObject;
    responses: operations["listVoices"]["responses"];
};
/** `GET /voices/capabilities` */
export type GetVoiceCapabilitiesCall = {
    summary: "Get voice capabilities";
    init: {};
    data: OpenObject;
    responses: operations["getVoiceCapabilities"]["responses"];
};
/** `GET /brand-kits` */
export type ListBrandKitsCall = {
    summary: "List brand kits";
    init: {
        /**
         * List brand kits
         *
         * Returns a page of brand kits.
         */
        params?: { query?: NonNullable<operations["listBrandKits"]["parameters"]["query"]> | undefined } | undefined;
    };
    data: BrandKitPage;
    responses: operations["listBrandKits"]["responses"];
};
/** `GET /organizations` */
export type ListOrganizationsCall = {
    summary: "List organizations";
    init: {
        /**
         * List organizations
         *
         * Returns a page of organizations.
         */
        params?: { query?: NonNullable<operations["listOrganizations"]["parameters"]["query"]> | undefined } | undefined;
    };
    data: OrganizationPage;
    responses: operations["listOrganizations"]["responses"];
};
/** `GET /credits` */
export type GetCreditsCall = {
    summary: "Get the credit balance";
    init: {};
    data: OpenObject;
    responses: operations["getCredits"]["responses"];
};
/** The operations by method and path, as the client calls them. */
export type Calls = {
    DELETE: {
        "/canvases/{canvas_id}": DeleteCanvasCall;
        "/drive/items/{item_ref}": DeleteDriveItemCall;
    };
    GET: {
        "/canvases": ListCanvasesCall;
        "/canvases/search": SearchCanvasesCall;
        "/canvases/{canvas_id}": GetCanvasCall;
        "/canvases/{canvas_id}/pages": ListCanvasPagesCall;
        "/canvases/{canvas_id}/export-status": GetCanvasExportStatusCall;
        "/tasks": ListTasksCall;
        "/tasks/{id}": GetTaskCall;
        "/uploads/limits": GetUploadLimitsCall;
        "/webhook_deliveries": ListWebhookDeliveriesCall;
        "/events": ListEventsCall;
        "/media/generate-3d/{task_id}": GetGenerate3dTaskCall;
        "/media/models": ListMediaModelsCall;
        "/voices": ListVoicesCall;
        "/voices/capabilities": GetVoiceCapabilitiesCall;
        "/brand-kits": ListBrandKitsCall;
        "/organizations": ListOrganizationsCall;
        "/credits": GetCreditsCall;
    };
    PATCH: {
        "/canvases/{canvas_id}": RenameCanvasCall;
        "/drive/items/{item_ref}": UpdateDriveItemCall;
    };
    POST: {
        "/canvases/{canvas_id}/export": ExportCanvasCall;
        "/tasks": CreateTaskCall;
        "/tasks/{id}/cancel": CancelTaskCall;
        "/remix": RemixCanvasCall;
        "/uploads": UploadFileCall;
        "/uploads/url": CreateUploadUrlCall;
        "/uploads/register": RegisterUploadCall;
        "/webhook_deliveries/{id}/redeliver": RedeliverWebhookCall;
        "/voyager/auth/revoke": RevokeDesktopSignInCall;
        "/voyager/promo/redeem": RedeemPromoCodeCall;
        "/websites/{website_id}/unpublish": UnpublishWebsiteCall;
        "/media/generate-3d": Generate3dCall;
        "/media/generate-audio": GenerateAudioCall;
        "/media/layerize-assets": LayerizeAssetsCall;
    };
};
