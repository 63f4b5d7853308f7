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
         * A page of canvases.
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
         * The canvases that match a text, the most relevant first.
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
         * One canvas. A share token may be sent along.
         */
        get: operations["getCanvas"];
        put?: never;
        post?: never;
        /**
         * Delete a canvas
         *
         * Deletes a canvas softly. The caller needs edit access to it, and template governance applies. The call draws on the
         * same fair-use rate bucket as authoring does.
         */
        delete: operations["deleteCanvas"];
        options?: never;
        head?: never;
        /**
         * Rename a canvas
         *
         * Updates the metadata of a canvas, which renames it.
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
                 * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the pages of a canvas
         *
         * All pages of a canvas in one answer. A share token may be sent along.
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
                 * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
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
         * Exports a canvas as PNG, JPEG, PDF or PPTX.
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
                 * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        /**
         * Poll an export
         *
         * The export of a canvas as it stands. Polling leaves the export rate alone, but it counts against the request rate.
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
         * Lists tasks. Layerize tasks are not included.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Start a design task
         *
         * Which of four things happens depends on the source field that is set.
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
                 * The task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
                 * @example task_01JTS3C4DWA7N36096Q14DR9GP
                 */
                id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a task
         *
         * The task as it stands, with how long to wait before the next poll. Poll until the status is final. Reading is not
         * limited by the cap on concurrent tasks, but it counts against the request rate.
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
                 * The task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
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
         * Asks a task to stop. The answer says that the signal was sent, not that it was heeded: the task may still be
         * running. A layerize task can be canceled only by the user who submitted it, with a key of the same team.
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
         * Duplicates a canvas. With a `prompt`, AI edits are applied to the copy, and the remix counts against the cap on
         * concurrent design tasks; without one it is a plain copy and does not count.
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
         * Sends a file in one multipart request. For a larger file mint a signed address with `POST /uploads/url`, send the
         * bytes there and register them. `GET /uploads/limits` tells both limits.
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
         * Get the upload limits
         *
         * How large a file may be. Any valid key will do. Cache the answer for each key.
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
         * Mint a signed upload address
         *
         * The first of four steps that bring a large file in.
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
         * Makes a file record of the bytes that were sent to a signed address. The service hashes them; above 100 MB that may
         * take several seconds. If a file of the team has the same content, that file is returned, with `was_duplicate` true.
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
         * The log of deliveries. Every attempt is recorded, kept for 90 days and then deleted for good.
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
                 * The delivery.
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
         * Queues a new attempt that sends the original payload to the original address.
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
         * The log of events.
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
                 * The folder, canvas or file.
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
         * Delete an item
         *
         * Deletes a folder, canvas or file. For a canvas the same governance applies as for `DELETE /canvases/{canvas_id}`.
         */
        delete: operations["deleteDriveItem"];
        options?: never;
        head?: never;
        /**
         * Rename an item or set its visibility
         *
         * Renames a folder, canvas or file, sets the visibility of a canvas or file, or does both.
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
         * Sign a desktop install out
         *
         * Revokes the registration of this install, then, as a best effort, the authorization at the identity provider. If
         * that second step fails, it is logged and reported, but the call does not fail.
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
         * Redeems a promo code for the organization of the workspace that the credential belongs to. Who is eligible and which
         * error codes there are is as in the web app. A desktop sign-in will do, or a legacy desktop API key.
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
                 * The website.
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
         * Takes the live site down. The draft is kept, so that it can be published again.
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
         * Hands a request to the provider of 3D generation. Needs a paid plan, and is metered: what is charged, and when, is
         * told at the status.
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
                 * The 3D task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
                 * @example task_01JTRJFJ2XBAHW0GQNMF2KDPB0
                 */
                task_id: components["parameters"]["Generate3dTaskIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get the status of a 3D generation
         *
         * Poll about every `retry_after_ms`. Polling has an effect on the bill: nothing is charged until a poll finds the task
         * finished, and then the provider's credits are billed at cost. A failed task is never charged.
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
         * Generate Audio
         *
         * Makes speech, music or sound effects, or speech from recorded speech. Managed voice models, whose ids start with
         * `elevenlabs-native-`, can do more than the others: wait or not, quote, approve an estimate and stitch context.
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
         * Starts a task of kind `layerize_assets`, whose output is JSON and one PNG a layer, nothing else. Neither a scope for
         * writing canvases nor one for exports is needed. The answer is the canonical task in both versions.
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
         * The catalog of audio models. The card of a model lists its voice presets and says whether `voice_is_free_form`.
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
         * The managed voices. Their `vox_` ids are what managed voice models take as `voice`.
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
         * The managed voice models, and the names of the controls that each takes in `model_params`.
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
         * A page of brand kits.
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
         * A page of organizations.
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
         * The credits that are left.
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
         * A design task succeeded
         *
         * Sent when a design task with a callback address has succeeded, and when a layerize task with one has.
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
         * A design task failed
         *
         * Sent when a design task with a callback address has failed, and when a layerize task with one has. Whether the fault
         * is passing or the task is dead-lettered, `data.error.retryable` tells.
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
         * A design task was canceled
         *
         * Sent when a design task with a callback address has been canceled, and when a layerize task with one has.
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
         * An export succeeded
         *
         * Sent when an asynchronous export of a canvas has finished.
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
         * An export failed
         *
         * Sent when an asynchronous export of a canvas has failed.
         */
        post: operations["exportFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
/** What every error says of itself, besides its type. */
export type ErrorFields = {
    /**
     * A stable machine identifier that never changes once it is published. Seen so far: `unsupported_version`,
     * `validation_failed`, `unsupported_model_setting`, `idempotency_conflict`, `file_not_found`,
     * `source_url_unreachable` (retryable after a timeout, not after a 404), `rate_limit_exceeded`,
     * `concurrency_limit_exceeded`.
     *
     * > Assumed (gap `errors.code.429_conflict`): 429 carries one of the two codes above, not `rate_limited`.
     * @example validation_failed
     */
    code: string;
    /** A text for developers. It is not localized; do not parse it. */
    message: string;
    /**
     * Format: uri
     *
     * A permalink for the code.
     */
    doc_url: string;
    /** The same value as the response header `X-Request-ID`. */
    request_id: string | null;
    /** The errors behind this one, where several are bundled, such as one for each page of an export. */
    causes: ApiError[] | null;
    /**
     * Depends on the code: `ValidationDetails` for `validation_failed`, `UnsupportedVersionDetails` for
     * `unsupported_version`. It is left out rather than sent empty.
     */
    details?: ValidationDetails | UnsupportedVersionDetails | {
        [key: string]: unknown;
    } | null;
    /** A hint for rate limits and passing faults, in milliseconds. */
    retry_after_ms: number | null;
    /** False, a retry cannot succeed; true, the fault is passing. When it is absent, do not infer it from type or status. */
    retryable?: boolean | null;
};
/** An error. */
export type ApiError = ErrorFields & {
    /**
     * What sort of error it is. Clients branch on it.
     * @enum {string}
     */
    type: "invalid_request" | "authentication" | "permission" | "not_found" | "conflict" | "rate_limited" | "idempotency_conflict" | "unprocessable" | "upstream_error" | "internal_error";
};
/** The `details` of `validation_failed`. */
export type ValidationDetails = {
    /** The fields that were refused. */
    fields: {
        /** The name of the field. */
        field: string;
        /** What is wrong with it. */
        code: string;
    }[];
};
/** The `details` of `unsupported_version`. */
export type UnsupportedVersionDetails = {
    /** The version that was asked for. */
    requested: string;
    /** The versions that there are. */
    supported: string[];
};
/** An error whose type word is not stated. */
export type UntypedApiError = ErrorFields & {
    /** What sort of error it is. */
    type: string;
};
/** The body of an error whose type is not known. */
export type UntypedErrorBody = {
    error: UntypedApiError;
};
/** What a page of the cursor lane says beside its `data`. */
export type CursorPage = {
    /** What to send as `cursor` for the next page. Null at the end. */
    next_cursor: string | null;
    /** How many items this page holds. */
    returned: number;
    /** True when `next_cursor` is not null. */
    has_more: boolean;
    /** The page size in effect. */
    limit: number;
    /** How many items there are in all, on the lists that tell it. */
    total: number | null;
};
/**
 * A canvas.
 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
 */
export type CanvasId = string;
/** A canvas in a list. */
export type CanvasListItem = {
    id: CanvasId;
    /** The name. */
    name: string;
    /** The address of the canvas. */
    url: string;
    /**
     * The kind of canvas, for example `slides`. The generic one is `other`.
     * @example slides
     * @example other
     */
    category: string;
    /**
     * Who sees it.
     * @enum {string}
     */
    visibility: "team" | "private";
    /**
     * Format: date-time
     *
     * When it was made.
     */
    created_at: string;
    /**
     * Format: date-time
     *
     * When it was last changed.
     */
    updated_at: string;
};
/** A page of canvases in version 2026-05-01. */
export type CanvasPage = CursorPage & {
    /** The canvases. */
    data: CanvasListItem[];
    /** Always null, for this list does not count. */
    total?: number | null;
};
/** The body of an `invalid_request` error. */
export type InvalidRequestErrorBody = {
    error: ApiError & {
        /** @constant */
        type?: "invalid_request";
    };
};
/** The body of an `authentication` error. */
export type AuthenticationErrorBody = {
    error: ApiError & {
        /** @constant */
        type?: "authentication";
    };
};
/** The body of a `permission` error. */
export type PermissionErrorBody = {
    error: ApiError & {
        /** @constant */
        type?: "permission";
    };
};
/** The body of a `not_found` error. */
export type NotFoundErrorBody = {
    error: ApiError & {
        /** @constant */
        type?: "not_found";
    };
};
/** The body of a `rate_limited` error. */
export type RateLimitedErrorBody = {
    error: ApiError & {
        /** @constant */
        type?: "rate_limited";
    };
};
/** The body of an `internal_error`. */
export type InternalErrorBody = {
    error: ApiError & {
        /** @constant */
        type?: "internal_error";
    };
};
/** The body of an `upstream_error`. */
export type UpstreamErrorBody = {
    error: ApiError & {
        /** @constant */
        type?: "upstream_error";
    };
};
/** A page of canvases that match a search. */
export type CanvasSearchResult = {
    /** The matches, the most relevant first. */
    canvases: CanvasListItem[];
    /** Whether more matches follow. */
    has_more: boolean;
    /** The page size. */
    limit?: number;
    /** How many matches were skipped. */
    offset?: number;
    /** Null if it is there, for a search does not count. */
    total?: number | null;
};
/** One canvas. */
export type Canvas = {
    id?: CanvasId;
} & {
    [key: string]: unknown;
};
/** A JSON object whose members are not stated. */
export type OpenObject = {
    [key: string]: unknown;
};
/** The new name of a canvas. */
export type CanvasRename = {
    /** The name. */
    name?: string;
};
/** The body of an `unprocessable` error. */
export type UnprocessableErrorBody = {
    error: ApiError & {
        /** @constant */
        type?: "unprocessable";
    };
};
/** A page of a canvas, with its dimensions and element counts. */
export type Page = {
    /**
     * A durable id of the page, or a short ref such as `p_a` that holds for the session. Wherever a short ref is taken,
     * a durable id is taken too. Authoring and capture endpoints want it; exports and semantic reads want the ordinal
     * `page_number`. Absent where the canvas has no pages.
     */
    id?: string;
    /** The name. */
    name: string;
} & {
    [key: string]: unknown;
};
/** The pages of a canvas. */
export type CanvasPages = {
    /** The name of the canvas. */
    canvas_name: string;
    /** The pages. A canvas that has none lists one entry without `id`. */
    pages: Page[];
    /** How many pages there are. */
    total_pages: number;
    /** Only if the `id` of some page is a short ref that holds for the session. */
    id_note?: string;
};
/** An export to make. */
export type ExportRequest = {
    /**
     * The file format. `pdf` and `pptx` hold all pages in one document. An unknown format returns 400.
     *
     * > Assumed (gap `canvases.export.jpeg_token`): the values `png` and `jpeg`.
     * @enum {string}
     */
    format?: "png" | "jpeg" | "pdf" | "pptx";
    /** The ordinal of one page, for a single image. It changes when pages are deleted or put in another order. */
    page_number?: number;
};
/** An exported file. */
export type Export = {
    /** The address of the file. */
    url: string;
    /**
     * The format of the file. It is `zip` if several pages were exported as PNG or JPEG.
     *
     * > Assumed (gap `canvases.export.jpeg_token`): the values `png` and `jpeg`.
     * @example zip
     * @example png
     * @example jpeg
     * @example pdf
     * @example pptx
     */
    format: string;
    /** How many pages were exported. */
    page_count: number;
};
/** An export as it stands. */
export type CanvasExport = {
    /**
     * What came of it, or null.
     *
     * > Assumed (gap `canvases.export.response`): status 202.
     *
     * > Assumed (gap `canvases.export_status.shape`): no parameter names the export.
     */
    result?: ({
        export?: Export;
    } & {
        [key: string]: unknown;
    }) | null;
} & {
    [key: string]: unknown;
};
/**
 * A task.
 * @example task_01JTS3C4DWA7N36096Q14DR9GP
 */
export type TaskId = string;
/** The canonical task envelope. */
export type Task = {
    id: TaskId;
    /**
     * What the task does. `design` and `layerize_assets` are known; other kinds may exist.
     * @example design
     * @example layerize_assets
     */
    kind: string;
    /**
     * Where the task stands. `queued` and `running` are on the way; `succeeded`, `failed`, `canceled` and `expired` are final.
     * @enum {string}
     */
    status: "queued" | "running" | "succeeded" | "failed" | "canceled" | "expired";
    /**
     * Format: date-time
     *
     * When the task was made.
     */
    created_at: string | null;
    /**
     * Format: date-time
     *
     * When work on it began.
     */
    started_at: string | null;
    /**
     * Format: date-time
     *
     * When it ended.
     */
    completed_at: string | null;
    /** How far it is. */
    progress: {
        /** The share that is done. */
        percent: number | null;
        /** What is being done. */
        step: string | null;
    } | null;
    /** Which attempt this is. */
    attempt: number;
    /** How many attempts there are at most. */
    max_attempts: number;
    /** The request, normalized. */
    input: {
        /** The instruction. */
        prompt?: string;
        /** Only for templates. What the request calls `template_canvas_id`. */
        source_canvas_id?: CanvasId;
        /** Only for templates. The address of the source canvas. */
        source_canvas_url?: string;
    } & {
        [key: string]: unknown;
    };
    /** What came of it. Its members depend on the kind. */
    result: object | null;
    /** Why it failed. */
    error: {
        /** What went wrong. */
        message: string;
        /** Whether another try can succeed. */
        retryable: boolean;
    } | null;
    /** What it cost. */
    credits: {
        /** Credits that the task used. */
        credits_used: number | null;
        /** Credits that are left. */
        credits_remaining: number | null;
    };
    /** Where to go from here. */
    links: {
        /**
         * Format: uri-reference
         *
         * The path of the task.
         */
        self: string;
        /** A path, or null. */
        events: string | null;
        /** The path that cancels the task, or null. */
        cancel: string | null;
        /** The address of the canvas. */
        canvas: string | null;
    };
    /** How long to wait before the next poll, in milliseconds. */
    retry_after_ms: number | null;
};
/** What a design task made. */
export type DesignResult = {
    canvas_id: CanvasId;
    /** The address of the canvas. */
    canvas_url: string;
    /** The conversation with the agent. */
    conversation_id: string;
    /** Only for templates. The canvas that was copied. */
    source_canvas_id?: CanvasId;
    /** Only for templates. The address of the canvas that was copied. */
    source_canvas_url?: string;
    /**
     * The theme canvas that was applied by itself, because a fresh slides deck was made with a brand kit that has a
     * default theme saved. Null for designs that are no slides, for edits and for templates.
     */
    theme_canvas_id: CanvasId | null;
    /** Only for export tasks. */
    export?: Export;
};
/** A task whose result is a design. */
export type DesignTask = Task & {
    /** What the task does. Any kind but `layerize_assets`. */
    kind?: string;
    /** The design, or null. */
    result?: DesignResult | null;
};
/** A task in version 2026-05-01. */
export type CanonicalTask = DesignTask;
/** A page of tasks in version 2026-05-01. */
export type TaskPage = CursorPage & {
    /** The tasks. */
    data: CanonicalTask[];
    /** How many tasks there are in all. */
    total?: number;
};
/**
 * The id of a canvas in a request body. Send the `cvs_` form; `cvs_` followed by a UUID and a bare UUID are accepted as well.
 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
 */
export type CanvasRef = string;
/**
 * The id of a brand kit in a request body. Send the `bk_` form; `bk_` followed by a UUID and a bare UUID are accepted as well.
 * @example bk_01JTMZ9J92V81E5128Q6RW31FZ
 */
export type BrandKitRef = string;
/**
 * The id of a file in a request body. Send the `file_` form; `file_` followed by a UUID and a bare UUID are accepted as well.
 * @example file_01JT9NGK80Y3ZH6DZJJXXX7CK5
 */
export type FileRef = string;
/** An uploaded file and what it is for. */
export type Attachment = {
    file_id?: FileRef;
    /**
     * What the file is for. `source` is one such role.
     * @example source
     */
    role?: string;
};
/**
 * Format: uri
 *
 * An HTTPS address that receives a signed webhook when the task ends.
 * @example https://hooks.example.com/canvas-design
 */
export type CallbackUrl = string;
/** A design task to start. */
export type TaskCreate = {
    /** The instruction to the design agent. */
    prompt?: string;
    /** Edit this canvas in place. Not together with `template_canvas_id`. */
    canvas_id?: CanvasRef;
    /**
     * Copy this canvas into the team and edit the copy. Any canvas of the team that the caller can read will do. Not
     * together with `canvas_id`, nor with `conversation_id`: a template always starts a new conversation.
     */
    template_canvas_id?: CanvasRef;
    /** The conversation to continue. */
    conversation_id?: string;
    /** The brand kit to apply. */
    brand_kit_id?: BrandKitRef;
    /** True means no brand kit; the default of the team is ignored as well. */
    skip_brand_kit?: boolean;
    /** The name of the canvas or copy that is made. */
    canvas_name?: string;
    /** The format of the design. */
    format?: {
        /**
         * The kind of canvas, for example `slides`. The generic one is `other`.
         * @example slides
         */
        category?: string;
    } & {
        [key: string]: unknown;
    };
    /** Uploaded files for the agent. */
    attachments?: Attachment[];
    callback_url?: CallbackUrl;
};
/**
 * A webhook event.
 * @example evt_01JTRSWVK182VYZ04SXWF6E996
 */
export type EventId = string;
/** A webhook event. The record inside is canonical, whatever version the request was made in. */
export type WebhookEvent = {
    /** The event. It stays the same in every attempt; use it as the idempotency key. */
    id: EventId;
    /**
     * What happened. The set is closed. The statuses `queued`, `running` and `expired` send nothing.
     * @enum {string}
     */
    type: "task.succeeded" | "task.failed" | "task.canceled" | "export.succeeded" | "export.failed";
    /**
     * Format: date-time
     *
     * When the event was generated.
     */
    created: string;
    /**
     * The version of `data`.
     * @example 2026-05-01
     */
    api_version: string;
    /** The task. */
    data: Task;
};
/**
 * A file.
 * @example file_01JT9NGK80Y3ZH6DZJJXXX7CK5
 */
export type FileId = string;
/**
 * A piece of text: its content, bounds, transform, layout dimensions and paragraph alignment, and for each span the
 * font, the color and details of its formatting.
 */
export type TextItem = {
    [key: string]: unknown;
};
/** A layer, which is a PNG of the size of the whole image. */
export type Layer = {
    /** The PNG. It is retained like any other file. */
    file_id: FileId;
    /**
     * Format: uri
     *
     * A signed, read-only address of the PNG. Treat it as a secret. Deleting the file removes it, and polling does not make
     * another.
     */
    url: string;
    /** What sort of layer it is. */
    kind: string;
    /** Its place in the stack, from the bottom up. */
    z_index: number;
    /** The width, that of the whole image. */
    width: number;
    /** The height, that of the whole image. */
    height: number;
    /** Where it sits from the left, which is 0. */
    x: number;
    /** Where it sits from the top, which is 0. */
    y: number;
    /** The text of the layer. */
    text?: unknown;
    /** The pieces of the text. Font files are not included. */
    text_items?: TextItem[];
};
/** The layers of an image. */
export type LayerizeResult = {
    /** The layers. Stack them in ascending `z_index`, with source-over alpha compositing. */
    layers: Layer[];
    /**
     * How it went. `partial` means that the output is usable but combined.
     * @example partial
     */
    outcome?: string;
    /** What to know about the output, for example `layers_combined`. */
    warnings?: unknown[];
};
/** A task that splits an image into layers. It is the same in both versions. */
export type LayerizeTask = Task & {
    /**
     * What the task does.
     * @constant
     */
    kind?: "layerize_assets";
    /** The layers, or null. A task without usable output fails. */
    result?: LayerizeResult | null;
    /**
     * How long to wait before the next poll, in milliseconds. Normally 3000.
     * @example 3000
     */
    retry_after_ms?: number | null;
};
/** A canvas to duplicate. */
export type RemixRequest = {
    /**
     * The canvas to duplicate.
     *
     * > Assumed (gap `remix.body`): the field `canvas_id`, status 202.
     */
    canvas_id?: CanvasRef;
    /** What the AI is to change in the copy. */
    prompt?: string;
    callback_url?: CallbackUrl;
} & {
    [key: string]: unknown;
};
/** A file as a form. */
export type UploadForm = {
    /**
     * The file.
     *
     * > Assumed (gap `uploads.post.part_name`): the part is named `file`.
     */
    file: Blob;
};
/** A file of the team. */
export type UploadedFile = {
    id: FileId;
    /** The address of the file. */
    url: string;
    /** The name of the file. */
    filename: string;
    /** What the file is. */
    mime_type: string;
    /** Its size in bytes. */
    size_bytes: number;
    /** True when the team already had a file of the same content, which is then the one returned. */
    was_duplicate: boolean;
};
/** How large a file may be. */
export type UploadLimits = {
    /**
     * The largest body that `POST /uploads` takes, in bytes. It is the gateway's limit of 32 MiB.
     * @example 33554432
     */
    max_direct_upload_bytes: number;
    /** The largest file of this workspace, in bytes, however it is sent. It is lower on free plans. */
    max_file_bytes: number;
    /** Whether `max_file_bytes` comes from the plan. */
    max_file_bytes_is_plan_limit: boolean;
};
/** The file that is going to be sent. */
export type UploadUrlRequest = {
    /**
     * The name of the file.
     * @example launch.mp4
     */
    filename?: string;
    /**
     * What the file is. It must be on the allow-list, on which executables and scripts are not.
     * @example video/mp4
     */
    mime_type?: string;
    /**
     * How long the address is to live, in seconds.
     * @default 600
     */
    expires_in_seconds?: number;
};
/** A signed address to send a file to. */
export type SignedUpload = {
    /** Where to `PUT` the bytes. Whoever has the address can write there, so keep it secret. */
    upload_url: string;
    /** Names the upload when it is registered. */
    storage_key: string;
    /** The `Content-Type` that the `PUT` must carry. */
    mime_type: string;
    /** How long the address lives, in seconds. */
    expires_in_seconds: number;
    /** What to do next. */
    instructions: unknown;
};
/** The upload that has been sent. */
export type UploadRegisterRequest = {
    /** The key that was minted for this team together with the address. */
    storage_key: string;
    /**
     * The name of the file.
     * @example launch.mp4
     */
    filename?: string;
    /**
     * What the file is.
     * @example video/mp4
     */
    mime_type?: string;
};
/**
 * A row of the delivery log. It tells the address that was called, the HTTP status code of the answer, an excerpt of the
 * answer's body, and how many attempts were made.
 */
export type WebhookDelivery = {
    [key: string]: unknown;
};
/** A page of deliveries in version 2026-05-01. */
export type WebhookDeliveryPage = CursorPage & {
    /** The deliveries. */
    data: WebhookDelivery[];
    /** Always null on this list. */
    total?: number | null;
};
/** An event of the log. */
export type LoggedEvent = {
    [key: string]: unknown;
};
/** A page of events in version 2026-05-01. */
export type EventPage = CursorPage & {
    /** The events. */
    data: LoggedEvent[];
    /** Always null on this list. */
    total?: number | null;
};
/** What to change of an item. */
export type DriveItemPatch = {
    /** The new name. */
    name?: string;
    /**
     * Who sees the item. `private` hides it from teammates. Not for folders.
     * @enum {string}
     */
    visibility?: "team" | "private";
};
/** The body of a `conflict` or an `idempotency_conflict` error. */
export type ConflictErrorBody = {
    error: ApiError & {
        /** @enum {unknown} */
        type?: "conflict" | "idempotency_conflict";
    };
};
/** A promo code to redeem. */
export type PromoRedeem = {
    /** The code. White space around it is ignored. */
    code: string;
};
/** The outcome of a redemption. */
export type PromoRedeemResult = {
    /**
     * Whether the code was redeemed.
     *
     * > Assumed (gap `voyager.redeem.success_status`): status 200.
     */
    success: boolean;
    /** A text about the outcome. */
    message: string;
};
/** A 3D generation to start. */
export type Generate3D = {
    /**
     * What to do.
     * @enum {string}
     */
    operation?: "text-to-3d" | "image-to-3d" | "multi-image-to-3d" | "retexture" | "remesh" | "uv-unwrap" | "convert" | "rigging" | "animations" | "text-to-motion";
    /**
     * What the provider takes as the body of this operation. Images and models are https addresses or data URIs; a field
     * that names an earlier task takes the `task_` id of that task.
     */
    input?: {
        [key: string]: unknown;
    };
    /** A key of your choice for this request. */
    idempotency_key?: string;
};
/** A 3D task that was started. */
export type Generate3DTask = {
    id?: TaskId;
    /**
     * Where the task stands.
     * @enum {string}
     */
    status: "queued" | "succeeded" | "failed";
    /**
     * Format: uri-reference
     *
     * Where to poll.
     */
    poll_url: string;
    /** How long to wait before the next poll, in milliseconds. */
    retry_after_ms: number | null;
} & {
    [key: string]: unknown;
};
/** How a 3D task stands. */
export type Generate3DStatus = {
    id?: TaskId;
    /**
     * Where the task stands.
     * @enum {string}
     */
    status: "queued" | "succeeded" | "failed";
    /** How long to wait before the next poll, in milliseconds. */
    retry_after_ms?: number | null;
    /** What came of it. */
    result?: ({
        /**
         * When the task succeeded: for each asset the name of its field and a signed address, which the provider keeps
         * for three days.
         */
        outputs?: unknown;
    } & {
        [key: string]: unknown;
    }) | null;
} & {
    [key: string]: unknown;
};
/**
 * A managed voice.
 * @example vox_01JTBX2KRQNWA605H5PT7DRPKV
 */
export type VoiceId = string;
/** Audio to generate. */
export type GenerateAudio = {
    /**
     * A concrete audio model, from `GET /media/models`. Managed voice models start with `elevenlabs-native-` and are
     * listed by `GET /voices/capabilities`.
     */
    model: string;
    /**
     * What to make. `speech_to_speech`, with its aliases `sts` and `voice_conversion`, is for managed voice models only.
     * On those the mode must equal the model's operation.
     * @enum {string}
     */
    mode: "text_to_speech" | "text_to_music" | "text_to_sfx" | "speech_to_speech" | "sts" | "voice_conversion";
    /** Passed on unchanged. For speech it is the script. Required, unless the mode is `speech_to_speech`. */
    prompt?: string | null;
    /**
     * Only for speech: a preset from the model's card, or any text if the card sets `voice_is_free_form`. A managed
     * voice model takes a `vox_` id from `GET /voices`. Leave it out for the default.
     */
    voice?: string | null;
    /**
     * Only for music and sound effects. It is moved into the range of the mode. For speech it is dropped. Either is
     * reported, not refused.
     */
    duration_seconds?: number;
    /**
     * How many distinct takes to make, up to `max_samples`. Each is billed; where the mode has a floor, it applies to
     * each short take.
     */
    num_samples?: number | null;
    /**
     * Settings of the model. A managed voice model takes exactly the controls that its capabilities list; one that is
     * unknown or out of range answers 422 `unsupported_model_setting`.
     */
    model_params?: object | null;
    /**
     * Resumes an existing render. On managed voice models the same key and input answer the same task with `replayed`
     * true, another input answers 409 `idempotency_conflict`, and keys never expire.
     */
    idempotency_key?: string | null;
    /**
     * Only for managed voice models. True renders within the call, for up to about 210 seconds; false answers the queued
     * task at once.
     * @default true
     */
    wait?: boolean;
    /**
     * Only for managed voice models. True answers an estimate of the usage and a check of the credits. Nothing starts,
     * nothing is charged, and `idempotency_key` is ignored.
     * @default false
     */
    quote?: boolean;
    /** Only for `speech_to_speech`. The recording, an uploaded MP3, WAV or AAC file. */
    source_audio?: FileRef | null;
    /**
     * What becomes of the uploaded source. `on_failure` deletes it if the generation fails or is canceled; `never` keeps
     * it.
     * @default never
     * @enum {string|null}
     */
    source_audio_cleanup?: "on_failure" | "never" | null;
    /** For managed voice models that stitch context. Neighboring text, or earlier tasks. */
    context?: object | null;
    /** For models in dictionary pronunciation mode. Pinned revisions of dictionaries, in order of precedence. */
    pronunciation_dictionaries?: unknown[] | null;
    /** For a quote of `speech_to_speech` without `source_audio`. The length of the recording, in seconds. */
    quote_source_seconds?: number | null;
    /**
     * Only for managed voice models. If the estimate at admission is above it, the call answers 422 `validation_failed`
     * for the reason `estimate_exceeds_approval`, before anything is held or run.
     */
    max_estimated_credits?: number | null;
};
/** What came of an audio request. */
export type AudioGeneration = {
    id?: TaskId;
    /**
     * Where the task stands.
     *
     * > Assumed (gap `media_audio.response`): status 200.
     * @example queued
     */
    status?: string;
    /** True when an earlier task is answered for the same key and input. */
    replayed?: boolean;
    /** False in an `audio_generation_quote`. */
    committed?: boolean;
} & {
    [key: string]: unknown;
};
/** An image to split into layers. */
export type Layerize = {
    /**
     * The image, as https address or `file_` id. A PNG, JPEG or WebP of one frame, with at most 16,384 pixels a side and
     * 33,554,432 pixels in all. Orientation metadata is normalized.
     */
    image?: string;
    /**
     * How to split. `text` takes the text apart and keeps the other artwork together.
     * @default full
     * @enum {string}
     */
    mode?: "full" | "text";
    /**
     * A key of your choice for this request. The same request with the same key answers the same task; another one, or a
     * duplicate in flight, answers 409.
     */
    idempotency_key?: string;
    callback_url?: CallbackUrl;
};
/**
 * A brand kit.
 * @example bk_01JTMZ9J92V81E5128Q6RW31FZ
 */
export type BrandKitId = string;
/** A brand kit. */
export type BrandKit = {
    id: BrandKitId;
} & {
    [key: string]: unknown;
};
/** A page of brand kits in version 2026-05-01. */
export type BrandKitPage = CursorPage & {
    /** The brand kits. */
    data: BrandKit[];
    /** How many brand kits there are in all. */
    total?: number;
};
/** An organization. */
export type Organization = {
    [key: string]: unknown;
};
/** A page of organizations in version 2026-05-01. */
export type OrganizationPage = CursorPage & {
    /** The organizations. */
    data: Organization[];
    /** How many organizations there are in all. */
    total?: number;
};
/** The task that ended. It is a design task, or a layerize task that was started with a `callback_url`. */
export type EndedTask = DesignTask | LayerizeTask;
/** A task has succeeded. */
export type TaskSucceededEvent = WebhookEvent & {
    /**
     * What happened.
     * @constant
     */
    type?: "task.succeeded";
    /** The task that ended. */
    data?: EndedTask;
};
/** A task has failed. */
export type TaskFailedEvent = WebhookEvent & {
    /**
     * What happened.
     * @constant
     */
    type?: "task.failed";
    /** The task that ended. */
    data?: EndedTask;
};
/** A task has been canceled. */
export type TaskCanceledEvent = WebhookEvent & {
    /**
     * What happened.
     * @constant
     */
    type?: "task.canceled";
    /** The task that ended. */
    data?: EndedTask;
};
/** An asynchronous export has succeeded. */
export type ExportSucceededEvent = WebhookEvent & {
    /**
     * What happened.
     * @constant
     */
    type?: "export.succeeded";
};
/** An asynchronous export has failed. */
export type ExportFailedEvent = WebhookEvent & {
    /**
     * What happened.
     * @constant
     */
    type?: "export.failed";
};
export interface components {
    schemas: {
        ErrorFields: ErrorFields;
        ApiError: ApiError;
        ValidationDetails: ValidationDetails;
        UnsupportedVersionDetails: UnsupportedVersionDetails;
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
        CanonicalTask: CanonicalTask;
        TaskPage: TaskPage;
        CanvasRef: CanvasRef;
        BrandKitRef: BrandKitRef;
        FileRef: FileRef;
        Attachment: Attachment;
        CallbackUrl: CallbackUrl;
        TaskCreate: TaskCreate;
        EventId: EventId;
        WebhookEvent: WebhookEvent;
        FileId: FileId;
        TextItem: TextItem;
        Layer: Layer;
        LayerizeResult: LayerizeResult;
        LayerizeTask: LayerizeTask;
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
        EndedTask: EndedTask;
        TaskSucceededEvent: TaskSucceededEvent;
        TaskFailedEvent: TaskFailedEvent;
        TaskCanceledEvent: TaskCanceledEvent;
        ExportSucceededEvent: ExportSucceededEvent;
        ExportFailedEvent: ExportFailedEvent;
    };
    responses: {
        /** Any other error that an endpoint may answer, in the same envelope. */
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
         * The request cannot be taken as it is. Causes are bad parameters, malformed JSON, an unknown format, a cursor that was
         * tampered with or belongs to another list, or an unsupported version.
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
        /** The key is missing or invalid. */
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
        /** The key lacks a scope, the resource belongs to another team, or the owner of the key is no longer in the team. */
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
        /** The resource does not exist, or the caller cannot see it. */
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
        /** A rate limit was exceeded, either that of all requests or one that this operation states. Wait for the seconds in `Retry-After`. */
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
        /** Something unexpected went wrong. */
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
        /** A third-party service failed. */
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
        /** The request is well-formed but invalid, or its fields do not go together. */
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
        /** A rate limit was exceeded, either the request rate or the export rate. Wait for the seconds in `Retry-After`. */
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
        /** A metered operation lacks credits. */
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
        /** A limit was exceeded, either the request rate or the number of design tasks that are queued or running. Wait for the seconds in `Retry-After`. */
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
         * Any other status, and no answer within 30 seconds, is a failure. There are 3 attempts in all: the second about 1
         * second after the first, the third about 5 seconds after the second. When the last one has failed, the delivery is
         * dropped. The task is not affected and can be read by polling, and the delivery log keeps each attempt for 90 days.
         */
        DeliveryFailed: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** Any 2xx status within 30 seconds tells the service that the event has arrived. */
        Delivered: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** The cancel signal cannot be sent now. Wait as `Retry-After` says. */
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
        /** The gateway refuses a body above about 32 MiB. The response is bare; it has no error envelope. */
        GatewayRefusal: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** The MIME type is not on the allow-list. Executables and scripts are not. */
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
        /** The file is above the maximum file size of the workspace. The staged blob is deleted. */
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
         * The `storage_key` is missing, malformed or was not minted for this team; or nothing lies there, because the bytes did
         * not fully arrive, the address had expired, the key is wrong, or it has been registered before.
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
        /** The name is taken. */
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
        /** The idempotency key was used with another body, or a call with it is still in flight. */
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
         * The request is well-formed but invalid, a setting is unknown to the model or out of its range, or the estimate is
         * above what was approved.
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
         * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
         * 2026-04-12. Any other value answers 400 `unsupported_version`.
         * @example 2026-05-01
         */
        ServiceVersion: "2026-05-01";
        /** The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01. */
        Cursor: string;
        /** How many items a page holds at most. */
        Limit: number;
        /** How many results to skip. */
        SearchOffset: number;
        /**
         * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
         * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
         */
        CanvasIdPath: string;
        /**
         * The token of a share link to the canvas.
         *
         * > Assumed (gap `canvases.get.share_token.name`): this name.
         */
        ShareToken: string;
        /**
         * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
         * @example cvs_01JTNPZX45HY43KWJRP1XPA7Z3
         */
        DeletedCanvasIdPath: string;
        /**
         * `v1=` and, in hexadecimal, the HMAC-SHA256 of `<timestamp>.<raw_body>`: the value of `X-Webhook-Timestamp`, a dot, and
         * the bytes of the body as they came. The key of the HMAC is the signing secret of the API key. Compute it, and compare
         * it in constant time with what follows `v1=`.
         * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
         */
        WebhookSignature: string;
        /**
         * A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
         * @example 1777817176
         */
        WebhookTimestamp: string;
        /**
         * The task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
         * @example task_01JTS3C4DWA7N36096Q14DR9GP
         */
        TaskIdPath: string;
        /** How many items a page holds at most. */
        LogLimit: number;
        /**
         * The 3D task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
         * @example task_01JTRJFJ2XBAHW0GQNMF2KDPB0
         */
        Generate3dTaskIdPath: string;
    };
    requestBodies: never;
    headers: {
        /** The version that the request was resolved to. */
        ServiceVersion: "2026-05-01";
        /**
         * The id of this request, on every response. An error body repeats it as `request_id`. Log it.
         * @example req_01JT53YCQWCMQY1TFS2R2X43GC
         */
        RequestId: string;
        /**
         * The version that the request was resolved to; after `unsupported_version` the current default, not the value that was asked for.
         * @example 2026-04-12
         */
        ServiceVersionOrDefault: "2026-05-01" | "2026-04-12";
        /** Names the scheme that is expected. */
        WwwAuthenticate: "Bearer";
        /**
         * How long to wait before the next try, in seconds.
         * @example 12
         */
        RetryAfter: number;
        /**
         * How long to wait before the next try, in seconds, if it is known.
         * @example 12
         */
        UpstreamRetryAfter: number;
        /**
         * How long to wait before the next try, in seconds. For the export rate it is 60.
         * @example 60
         */
        ExportRetryAfter: number;
        /**
         * How long to wait before the next try, in seconds. For the cap on concurrent design tasks it is 30.
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
             * Send the bytes of a file to storage
             *
             * A call to the storage system, not to the API: send the bytes to `upload_url` as it stands. The address itself grants
             * the right to write, so do not send `Authorization`, and keep it secret.
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
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseUpstreamFailure = components['responses']['UpstreamFailure'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseTooManyExports = components['responses']['TooManyExports'];
export type ResponseInsufficientCredits = components['responses']['InsufficientCredits'];
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
                /** The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01. */
                cursor?: components["parameters"]["Cursor"];
                /** How many items a page holds at most. */
                limit?: components["parameters"]["Limit"];
            };
            header: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
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
    searchCanvases: {
        parameters: {
            query?: {
                /**
                 * The text to look for.
                 *
                 * > Assumed (gap `canvases.search.query_param`): an optional parameter named `q`.
                 * @example one-pager
                 */
                q?: string;
                /** How many results to skip. */
                offset?: components["parameters"]["SearchOffset"];
                /** How many items a page holds at most. */
                limit?: components["parameters"]["Limit"];
            };
            header: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of matches. */
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
                 * The token of a share link to the canvas.
                 *
                 * > Assumed (gap `canvases.get.share_token.name`): this name.
                 */
                share_token?: components["parameters"]["ShareToken"];
            };
            header: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
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
             * > Assumed (gap `canvases.delete.response.fields`): status 200.
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
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
             * > Assumed (gap `canvases.patch.body`): a JSON body with `name`, status 200.
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
                 * The token of a share link to the canvas.
                 *
                 * > Assumed (gap `canvases.get.share_token.name`): this name.
                 */
                share_token?: components["parameters"]["ShareToken"];
            };
            header: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The pages. */
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
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
             * > Assumed (gap `canvases.export.response`): status 202.
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The export.
             *
             * > Assumed (gap `canvases.export_status.shape`): no parameter names the export.
             */
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
                /** The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01. */
                cursor?: components["parameters"]["Cursor"];
                /** How many items a page holds at most. */
                limit?: components["parameters"]["Limit"];
            };
            header: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
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
    createTask: {
        parameters: {
            query?: never;
            header: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
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
             * The task, which has been queued.
             *
             * > Assumed (gap `tasks.create.success_status`): status 202.
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
            422: components["responses"]["Unprocessable"];
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
                 * @example task_01JTS3C4DWA7N36096Q14DR9GP
                 */
                id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The cancel signal was sent and has not been acknowledged yet. */
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
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
             * The remix, which has been started.
             *
             * > Assumed (gap `remix.body`): the field `canvas_id`, status 202.
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
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
             * The file.
             *
             * > Assumed (gap `uploads.success_status`): status 200.
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
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
             * The limits.
             *
             * > Assumed (gap `uploads.success_status`): status 200.
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
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
             * The signed address.
             *
             * > Assumed (gap `uploads.success_status`): status 200.
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
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
             * The file, be it new or one that the team already had.
             *
             * > Assumed (gap `uploads.success_status`): status 200.
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
                /** The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01. */
                cursor?: components["parameters"]["Cursor"];
                /** How many items a page holds at most. */
                limit?: components["parameters"]["LogLimit"];
                /**
                 * Only deliveries of events of this type.
                 *
                 * > Assumed (gap `webhooks_log.list.filter_names`): this name.
                 */
                event_type?: "task.succeeded" | "task.failed" | "task.canceled" | "export.succeeded" | "export.failed";
                /**
                 * Only deliveries in this status.
                 *
                 * > Assumed (gap `webhooks_log.list.filter_names`): this name.
                 */
                status?: string;
                /**
                 * Only deliveries that belong to this API key.
                 *
                 * > Assumed (gap `webhooks_log.list.filter_names`): this name.
                 */
                api_key_id?: string;
                /**
                 * Only deliveries from this time on.
                 *
                 * > Assumed (gap `webhooks_log.list.filter_names`): this name.
                 */
                created_after?: string;
                /**
                 * Only deliveries up to this time.
                 *
                 * > Assumed (gap `webhooks_log.list.filter_names`): this name.
                 */
                created_before?: string;
            };
            header: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
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
    redeliverWebhook: {
        parameters: {
            query?: never;
            header: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The delivery.
                 * @example 0196a2c1-7d3e-4b58-9f06-2e8c41d7a9b3
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The new attempt is queued. The body carries the id of the new delivery. */
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
                /** The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01. */
                cursor?: components["parameters"]["Cursor"];
                /** How many items a page holds at most. */
                limit?: components["parameters"]["LogLimit"];
            };
            header: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
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
    deleteDriveItem: {
        parameters: {
            query?: never;
            header: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The folder, canvas or file.
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
             * > Assumed (gap `drive.delete.response`): status 200.
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The folder, canvas or file.
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
             * > Assumed (gap `drive.patch.response.fields`): status 200.
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The registration is revoked, whether by this call or before. */
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
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
             * The outcome.
             *
             * > Assumed (gap `voyager.redeem.success_status`): status 200.
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The website.
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
             * > Assumed (gap `websites.unpublish.response.fields`): status 200.
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
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
             * The task, which has been queued.
             *
             * > Assumed (gap `media_3d.create.status`): status 202.
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The 3D task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
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
             * The rendered audio, a queued task or a quote.
             *
             * > Assumed (gap `media_audio.response`): status 200.
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
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
             * The task. It is answered even when it is uncertain that the worker queue was reached: poll this task, do not
             * submit another.
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The catalog. */
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The voices. */
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
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The capabilities. */
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
                /** The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01. */
                cursor?: components["parameters"]["Cursor"];
                /** How many items a page holds at most. */
                limit?: components["parameters"]["Limit"];
            };
            header: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
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
    listOrganizations: {
        parameters: {
            query?: {
                /** The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01. */
                cursor?: components["parameters"]["Cursor"];
                /** How many items a page holds at most. */
                limit?: components["parameters"]["Limit"];
            };
            header: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
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
    getCredits: {
        parameters: {
            query?: never;
            header: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 * @example 2026-05-01
                 */
                "Service-Version": components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The balance. */
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
                 * `v1=` and, in hexadecimal, the HMAC-SHA256 of `<timestamp>.<raw_body>`: the value of `X-Webhook-Timestamp`, a dot, and
                 * the bytes of the body as they came. The key of the HMAC is the signing secret of the API key. Compute it, and compare
                 * it in constant time with what follows `v1=`.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
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
                 * `v1=` and, in hexadecimal, the HMAC-SHA256 of `<timestamp>.<raw_body>`: the value of `X-Webhook-Timestamp`, a dot, and
                 * the bytes of the body as they came. The key of the HMAC is the signing secret of the API key. Compute it, and compare
                 * it in constant time with what follows `v1=`.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
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
                 * `v1=` and, in hexadecimal, the HMAC-SHA256 of `<timestamp>.<raw_body>`: the value of `X-Webhook-Timestamp`, a dot, and
                 * the bytes of the body as they came. The key of the HMAC is the signing secret of the API key. Compute it, and compare
                 * it in constant time with what follows `v1=`.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
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
                 * `v1=` and, in hexadecimal, the HMAC-SHA256 of `<timestamp>.<raw_body>`: the value of `X-Webhook-Timestamp`, a dot, and
                 * the bytes of the body as they came. The key of the HMAC is the signing secret of the API key. Compute it, and compare
                 * it in constant time with what follows `v1=`.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
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
                 * `v1=` and, in hexadecimal, the HMAC-SHA256 of `<timestamp>.<raw_body>`: the value of `X-Webhook-Timestamp`, a dot, and
                 * the bytes of the body as they came. The key of the HMAC is the signing secret of the API key. Compute it, and compare
                 * it in constant time with what follows `v1=`.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
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
         * The raw bytes, neither multipart nor JSON. `Content-Type` must equal the minted `mime_type`, whichever that is;
         * `application/octet-stream` stands here for all of them.
         */
        requestBody: {
            content: {
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** The bytes are staged. Register them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The address has expired, the `Content-Type` is not the minted one, or something was tampered with. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
/** `GET /canvases` */
export type ListCanvasesCall = {
    init: {
        /**
         * List canvases
         *
         * A page of canvases.
         */
        params?: { query?: NonNullable<operations["listCanvases"]["parameters"]["query"]> };
    };
    data: CanvasPage;
    responses: operations["listCanvases"]["responses"];
};
/** `GET /canvases/search` */
export type SearchCanvasesCall = {
    init: {
        /**
         * Search canvases
         *
         * The canvases that match a text, the most relevant first.
         */
        params?: { query?: NonNullable<operations["searchCanvases"]["parameters"]["query"]> };
    };
    data: CanvasSearchResult;
    responses: operations["searchCanvases"]["responses"];
};
/** `GET /canvases/{canvas_id}` */
export type GetCanvasCall = {
    init: {
        /**
         * Get a canvas
         *
         * One canvas. A share token may be sent along.
         */
        params: { path: NonNullable<operations["getCanvas"]["parameters"]["path"]>; query?: NonNullable<operations["getCanvas"]["parameters"]["query"]> };
    };
    data: Canvas;
    responses: operations["getCanvas"]["responses"];
};
/** `PATCH /canvases/{canvas_id}` */
export type RenameCanvasCall = {
    init: {
        /**
         * Rename a canvas
         *
         * Updates the metadata of a canvas, which renames it.
         */
        params: { path: NonNullable<operations["renameCanvas"]["parameters"]["path"]> };
        /**
         * Rename a canvas
         *
         * Updates the metadata of a canvas, which renames it.
         */
        body: CanvasRename;
    };
    data: OpenObject;
    responses: operations["renameCanvas"]["responses"];
};
/** `DELETE /canvases/{canvas_id}` */
export type DeleteCanvasCall = {
    init: {
        /**
         * Delete a canvas
         *
         * Deletes a canvas softly. The caller needs edit access to it, and template governance applies. The call draws on the
         * same fair-use rate bucket as authoring does.
         */
        params: { path: NonNullable<operations["deleteCanvas"]["parameters"]["path"]> };
    };
    data: OpenObject;
    responses: operations["deleteCanvas"]["responses"];
};
/** `GET /canvases/{canvas_id}/pages` */
export type ListCanvasPagesCall = {
    init: {
        /**
         * List the pages of a canvas
         *
         * All pages of a canvas in one answer. A share token may be sent along.
         */
        params: { path: NonNullable<operations["listCanvasPages"]["parameters"]["path"]>; query?: NonNullable<operations["listCanvasPages"]["parameters"]["query"]> };
    };
    data: CanvasPages;
    responses: operations["listCanvasPages"]["responses"];
};
/** `POST /canvases/{canvas_id}/export` */
export type ExportCanvasCall = {
    init: {
        /**
         * Export a canvas
         *
         * Exports a canvas as PNG, JPEG, PDF or PPTX.
         */
        params: { path: NonNullable<operations["exportCanvas"]["parameters"]["path"]> };
        /**
         * Export a canvas
         *
         * Exports a canvas as PNG, JPEG, PDF or PPTX.
         */
        body: ExportRequest;
    };
    data: CanvasExport;
    responses: operations["exportCanvas"]["responses"];
};
/** `GET /canvases/{canvas_id}/export-status` */
export type GetCanvasExportStatusCall = {
    init: {
        /**
         * Poll an export
         *
         * The export of a canvas as it stands. Polling leaves the export rate alone, but it counts against the request rate.
         */
        params: { path: NonNullable<operations["getCanvasExportStatus"]["parameters"]["path"]> };
    };
    data: CanvasExport;
    responses: operations["getCanvasExportStatus"]["responses"];
};
/** `GET /tasks` */
export type ListTasksCall = {
    init: {
        /**
         * List tasks
         *
         * Lists tasks. Layerize tasks are not included.
         */
        params?: { query?: NonNullable<operations["listTasks"]["parameters"]["query"]> };
    };
    data: TaskPage;
    responses: operations["listTasks"]["responses"];
};
/** `POST /tasks` */
export type CreateTaskCall = {
    init: {
        /**
         * Start a design task
         *
         * Which of four things happens depends on the source field that is set.
         */
        body: TaskCreate;
    };
    data: CanonicalTask;
    responses: operations["createTask"]["responses"];
};
/** `GET /tasks/{id}` */
export type GetTaskCall = {
    init: {
        /**
         * Get a task
         *
         * The task as it stands, with how long to wait before the next poll. Poll until the status is final. Reading is not
         * limited by the cap on concurrent tasks, but it counts against the request rate.
         */
        params: { path: NonNullable<operations["getTask"]["parameters"]["path"]> };
    };
    data: operations["getTask"]["responses"][200]["content"]["application/json"];
    responses: operations["getTask"]["responses"];
};
/** `POST /tasks/{id}/cancel` */
export type CancelTaskCall = {
    init: {
        /**
         * Cancel a task
         *
         * Asks a task to stop. The answer says that the signal was sent, not that it was heeded: the task may still be
         * running. A layerize task can be canceled only by the user who submitted it, with a key of the same team.
         */
        params: { path: NonNullable<operations["cancelTask"]["parameters"]["path"]> };
    };
    data: OpenObject;
    responses: operations["cancelTask"]["responses"];
};
/** `POST /remix` */
export type RemixCanvasCall = {
    init: {
        /**
         * Remix a canvas
         *
         * Duplicates a canvas. With a `prompt`, AI edits are applied to the copy, and the remix counts against the cap on
         * concurrent design tasks; without one it is a plain copy and does not count.
         */
        body: RemixRequest;
    };
    data: OpenObject;
    responses: operations["remixCanvas"]["responses"];
};
/** `POST /uploads` */
export type UploadFileCall = {
    init: {
        /**
         * Upload a file
         *
         * Sends a file in one multipart request. For a larger file mint a signed address with `POST /uploads/url`, send the
         * bytes there and register them. `GET /uploads/limits` tells both limits.
         */
        body: UploadForm;
    };
    data: UploadedFile;
    responses: operations["uploadFile"]["responses"];
};
/** `GET /uploads/limits` */
export type GetUploadLimitsCall = {
    init: {};
    data: UploadLimits;
    responses: operations["getUploadLimits"]["responses"];
};
/** `POST /uploads/url` */
export type CreateUploadUrlCall = {
    init: {
        /**
         * Mint a signed upload address
         *
         * The first of four steps that bring a large file in.
         */
        body: UploadUrlRequest;
    };
    data: SignedUpload;
    responses: operations["createUploadUrl"]["responses"];
};
/** `POST /uploads/register` */
export type RegisterUploadCall = {
    init: {
        /**
         * Register an upload
         *
         * Makes a file record of the bytes that were sent to a signed address. The service hashes them; above 100 MB that may
         * take several seconds. If a file of the team has the same content, that file is returned, with `was_duplicate` true.
         */
        body: UploadRegisterRequest;
    };
    data: UploadedFile;
    responses: operations["registerUpload"]["responses"];
};
/** `GET /webhook_deliveries` */
export type ListWebhookDeliveriesCall = {
    init: {
        /**
         * List webhook deliveries
         *
         * The log of deliveries. Every attempt is recorded, kept for 90 days and then deleted for good.
         */
        params?: { query?: NonNullable<operations["listWebhookDeliveries"]["parameters"]["query"]> };
    };
    data: WebhookDeliveryPage;
    responses: operations["listWebhookDeliveries"]["responses"];
};
/** `POST /webhook_deliveries/{id}/redeliver` */
export type RedeliverWebhookCall = {
    init: {
        /**
         * Redeliver a webhook
         *
         * Queues a new attempt that sends the original payload to the original address.
         */
        params: { path: NonNullable<operations["redeliverWebhook"]["parameters"]["path"]> };
    };
    data: OpenObject;
    responses: operations["redeliverWebhook"]["responses"];
};
/** `GET /events` */
export type ListEventsCall = {
    init: {
        /**
         * List events
         *
         * The log of events.
         */
        params?: { query?: NonNullable<operations["listEvents"]["parameters"]["query"]> };
    };
    data: EventPage;
    responses: operations["listEvents"]["responses"];
};
/** `PATCH /drive/items/{item_ref}` */
export type UpdateDriveItemCall = {
    init: {
        /**
         * Rename an item or set its visibility
         *
         * Renames a folder, canvas or file, sets the visibility of a canvas or file, or does both.
         */
        params: { path: NonNullable<operations["updateDriveItem"]["parameters"]["path"]> };
        /**
         * Rename an item or set its visibility
         *
         * Renames a folder, canvas or file, sets the visibility of a canvas or file, or does both.
         */
        body: DriveItemPatch;
    };
    data: OpenObject;
    responses: operations["updateDriveItem"]["responses"];
};
/** `DELETE /drive/items/{item_ref}` */
export type DeleteDriveItemCall = {
    init: {
        /**
         * Delete an item
         *
         * Deletes a folder, canvas or file. For a canvas the same governance applies as for `DELETE /canvases/{canvas_id}`.
         */
        params: { path: NonNullable<operations["deleteDriveItem"]["parameters"]["path"]> };
    };
    data: OpenObject;
    responses: operations["deleteDriveItem"]["responses"];
};
/** `POST /voyager/auth/revoke` */
export type RevokeDesktopSignInCall = {
    init: {};
    data: OpenObject;
    responses: operations["revokeDesktopSignIn"]["responses"];
};
/** `POST /voyager/promo/redeem` */
export type RedeemPromoCodeCall = {
    init: {
        /**
         * Redeem a promo code
         *
         * Redeems a promo code for the organization of the workspace that the credential belongs to. Who is eligible and which
         * error codes there are is as in the web app. A desktop sign-in will do, or a legacy desktop API key.
         */
        body: PromoRedeem;
    };
    data: PromoRedeemResult;
    responses: operations["redeemPromoCode"]["responses"];
};
/** `POST /websites/{website_id}/unpublish` */
export type UnpublishWebsiteCall = {
    init: {
        /**
         * Unpublish a website
         *
         * Takes the live site down. The draft is kept, so that it can be published again.
         */
        params: { path: NonNullable<operations["unpublishWebsite"]["parameters"]["path"]> };
    };
    data: OpenObject;
    responses: operations["unpublishWebsite"]["responses"];
};
/** `POST /media/generate-3d` */
export type Generate3dCall = {
    init: {
        /**
         * Start a 3D generation
         *
         * Hands a request to the provider of 3D generation. Needs a paid plan, and is metered: what is charged, and when, is
         * told at the status.
         */
        body: Generate3D;
    };
    data: Generate3DTask;
    responses: operations["generate3d"]["responses"];
};
/** `GET /media/generate-3d/{task_id}` */
export type GetGenerate3dTaskCall = {
    init: {
        /**
         * Get the status of a 3D generation
         *
         * Poll about every `retry_after_ms`. Polling has an effect on the bill: nothing is charged until a poll finds the task
         * finished, and then the provider's credits are billed at cost. A failed task is never charged.
         */
        params: { path: NonNullable<operations["getGenerate3dTask"]["parameters"]["path"]> };
    };
    data: Generate3DStatus;
    responses: operations["getGenerate3dTask"]["responses"];
};
/** `POST /media/generate-audio` */
export type GenerateAudioCall = {
    init: {
        /**
         * Generate Audio
         *
         * Makes speech, music or sound effects, or speech from recorded speech. Managed voice models, whose ids start with
         * `elevenlabs-native-`, can do more than the others: wait or not, quote, approve an estimate and stitch context.
         */
        body: GenerateAudio;
    };
    data: AudioGeneration;
    responses: operations["generateAudio"]["responses"];
};
/** `POST /media/layerize-assets` */
export type LayerizeAssetsCall = {
    init: {
        /**
         * Split an image into layers
         *
         * Starts a task of kind `layerize_assets`, whose output is JSON and one PNG a layer, nothing else. Neither a scope for
         * writing canvases nor one for exports is needed. The answer is the canonical task in both versions.
         */
        body: Layerize;
    };
    data: LayerizeTask;
    responses: operations["layerizeAssets"]["responses"];
};
/** `GET /media/models` */
export type ListMediaModelsCall = {
    init: {};
    data: OpenObject;
    responses: operations["listMediaModels"]["responses"];
};
/** `GET /voices` */
export type ListVoicesCall = {
    init: {};
    data: OpenObject;
    responses: operations["listVoices"]["responses"];
};
/** `GET /voices/capabilities` */
export type GetVoiceCapabilitiesCall = {
    init: {};
    data: OpenObject;
    responses: operations["getVoiceCapabilities"]["responses"];
};
/** `GET /brand-kits` */
export type ListBrandKitsCall = {
    init: {
        /**
         * List brand kits
         *
         * A page of brand kits.
         */
        params?: { query?: NonNullable<operations["listBrandKits"]["parameters"]["query"]> };
    };
    data: BrandKitPage;
    responses: operations["listBrandKits"]["responses"];
};
/** `GET /organizations` */
export type ListOrganizationsCall = {
    init: {
        /**
         * List organizations
         *
         * A page of organizations.
         */
        params?: { query?: NonNullable<operations["listOrganizations"]["parameters"]["query"]> };
    };
    data: OrganizationPage;
    responses: operations["listOrganizations"]["responses"];
};
/** `GET /credits` */
export type GetCreditsCall = {
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
