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
            path: {
                /**
                 * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 * > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
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
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 * > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
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
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 * > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
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
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 * > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
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
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 * > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
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
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 * > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
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
                 *
                 * > **Gap** `ids.prefix.others`: Prefixes are given for six resources; conversations, organizations, deliveries, websites and others are left out. Assumed: These ids are plain strings. It could also be: They may carry prefixes of their own.
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
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
                 *
                 * > **Gap** `drive.ref.form`: The reference names a folder, a canvas or a file, and folders have no listed prefix. Assumed: An unconstrained string. It could also be: The canvas and file ids, and a form of its own for folders.
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
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
                 *
                 * > **Gap** `websites.id.form`: No prefix or pattern is given. Assumed: An unconstrained string. It could also be: A prefix of its own, or a UUID.
                 *
                 * > **Gap** `ids.prefix.others`: Prefixes are given for six resources; conversations, organizations, deliveries, websites and others are left out. Assumed: These ids are plain strings. It could also be: They may carry prefixes of their own.
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
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 * > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
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
     * > **Gap** `errors.code.registry`: A handful of codes has been seen; the registry is not shown. Assumed: `code` is an open string; where no code is known, the example repeats the type or says `not_stated`. It could also be: Any codes.
     *
     * > **Gap** `errors.code.429_conflict`: Examples show two codes; elsewhere it is said to be `rate_limited`. Assumed: An open string; the examples use the two codes. It could also be: `rate_limited` in every case.
     * @example validation_failed
     */
    code: string;
    /**
     * A text for developers. It is not localized; do not parse it.
     *
     * > **Gap** `errors.required`: Nine fields are listed and some called nullable; which are always there is not said. Assumed: All but `details` and `retryable`. It could also be: Nullable ones may be left out.
     */
    message: string;
    /**
     * Format: uri
     *
     * A permalink for the code.
     */
    doc_url: string;
    /** The same value as the response header `X-Request-ID`. */
    request_id: string | null;
    /**
     * The errors behind this one, where several are bundled, such as one for each page of an export.
     *
     * > **Gap** `errors.field.causes.wrapping`: Causes are nested error objects; whether each is wrapped in `error` is not said. Assumed: Bare error objects. It could also be: Wrapped ones.
     */
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
    /**
     * False, a retry cannot succeed; true, the fault is passing. When it is absent, do not infer it from type or status.
     *
     * > **Gap** `errors.retry_tension`: Clients are told to retry by type, yet not to infer retryability from the type when `retryable` is absent. Assumed: Both rules are told, and an explicit false always wins. It could also be: One of the two rules alone.
     */
    retryable?: boolean | null;
};
/** An error. */
export type ApiError = {
    /**
     * What sort of error it is. Clients branch on it.
     *
     * > **Gap** `versioning.rule.6.new_enum`: New codes within a type need no new version; of new types, statuses and events nothing is said. Assumed: The lists that the source calls closed or gives in full are closed here. It could also be: Values may be added at any time.
     * @enum {string}
     */
    type: "invalid_request" | "authentication" | "permission" | "not_found" | "conflict" | "rate_limited" | "idempotency_conflict" | "unprocessable" | "upstream_error" | "internal_error";
} & ErrorFields;
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
/**
 * The `details` of `unsupported_version`.
 *
 * > **Gap** `versioning.rule.2.details_types`: Both are named as details of an unsupported version, without types. Assumed: A string and an array of strings. It could also be: Objects with more about each version.
 */
export type UnsupportedVersionDetails = {
    /** The version that was asked for. */
    requested: string;
    /** The versions that there are. */
    supported: string[];
};
/** An error whose type word is not stated. */
export type UntypedApiError = {
    /** What sort of error it is. */
    type: string;
} & ErrorFields;
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
    /**
     * How many items there are in all, on the lists that tell it.
     *
     * > **Gap** `versioning.migration.pagination_tension`: Both are said to be replaced by the cursor, yet the cursor lane's answer still has them. Assumed: Both stay in the answer. It could also be: They may be there only for the time of migration.
     */
    total: number | null;
};
/** A canvas. */
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
     *
     * > **Gap** `service.timestamps.offset`: Timestamps are ISO 8601, which leaves the offset open; only a legacy one is said to have none. Assumed: All others carry one, as the format `date-time` wants it. It could also be: A time without an offset, to be read as UTC or as another zone.
     */
    created_at: string;
    /**
     * Format: date-time
     *
     * When it was last changed.
     *
     * > **Gap** `service.timestamps.offset`: Timestamps are ISO 8601, which leaves the offset open; only a legacy one is said to have none. Assumed: All others carry one, as the format `date-time` wants it. It could also be: A time without an offset, to be read as UTC or as another zone.
     */
    updated_at: string;
};
/** A page of canvases in version 2026-05-01. */
export type CanvasPage = {
    /** The canvases. */
    data: CanvasListItem[];
    /**
     * Always null, for this list does not count.
     * @constant
     */
    total?: number | null;
} & CursorPage;
/** A page of canvases that match a search. */
export type CanvasSearchResult = {
    /**
     * The matches, the most relevant first.
     *
     * > **Gap** `pagination.offset.search.wrapper`: The key of the items and `has_more` are given; `limit`, `offset` and the fields of the items are not. Assumed: `limit` and `offset` are optional; the items are those of the canvas list. It could also be: Both always present; items with further fields.
     */
    canvases: CanvasListItem[];
    /** Whether more matches follow. */
    has_more: boolean;
    /**
     * The page size.
     *
     * > **Gap** `pagination.offset.search.wrapper`: The key of the items and `has_more` are given; `limit`, `offset` and the fields of the items are not. Assumed: `limit` and `offset` are optional; the items are those of the canvas list. It could also be: Both always present; items with further fields.
     */
    limit?: number;
    /**
     * How many matches were skipped.
     *
     * > **Gap** `pagination.offset.search.wrapper`: The key of the items and `has_more` are given; `limit`, `offset` and the fields of the items are not. Assumed: `limit` and `offset` are optional; the items are those of the canvas list. It could also be: Both always present; items with further fields.
     */
    offset?: number;
    /**
     * Null if it is there, for a search does not count.
     *
     * > **Gap** `pagination.cursor.total.search_conflict`: Search is listed among the lanes whose `total` is null, yet its own shape has no `total`. Assumed: Optional, and null if it is there. It could also be: Always absent, or always there as null.
     * @constant
     */
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
/** A page of a canvas, with its dimensions and element counts. */
export type Page = {
    /**
     * A durable id of the page, or a short ref such as `p_a` that holds for the session. Wherever a short ref is taken,
     * a durable id is taken too. Authoring and capture endpoints want it; exports and semantic reads want the ordinal
     * `page_number`. Absent where the canvas has no pages.
     *
     * > **Gap** `ids.page.exception`: Every `id` in a response is said to be prefixed, yet pages have no prefix, may show a short ref, or have no id. Assumed: A page's `id` is optional and an unconstrained string. It could also be: Durable page ids may have a prefix that is not listed.
     *
     * > **Gap** `ids.prefix.others`: Prefixes are given for six resources; conversations, organizations, deliveries, websites and others are left out. Assumed: These ids are plain strings. It could also be: They may carry prefixes of their own.
     *
     * > **Gap** `canvases.pages.session.definition`: A short ref is valid for the session; what that is for the holder of a key is not said. Assumed: Nothing: no lifetime is given. It could also be: The life of a key, of a conversation or of a cache.
     *
     * > **Gap** `canvases.authoring_endpoints`: Such endpoints are mentioned when page ids are explained, but none is listed. Assumed: Nothing: no operation stands in the contract. It could also be: Several operations below a canvas.
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
    /**
     * The pages. A canvas that has none lists one entry without `id`.
     *
     * > **Gap** `canvases.pages.page.others`: Pages also carry dimensions and element counts, under names that are not shown. Assumed: Nothing is named beside `id` and `name`; the object stays open. It could also be: Any names.
     */
    pages: Page[];
    /**
     * How many pages there are.
     *
     * > **Gap** `canvases.pages.empty.total`: For a canvas that has no pages there is one entry, which lacks an id; its `total_pages` is not told. Assumed: An integer with no minimum; the example shows 1, the number of entries. It could also be: 0.
     */
    total_pages: number;
    /**
     * Only if the `id` of some page is a short ref that holds for the session.
     *
     * > **Gap** `canvases.pages.session.definition`: A short ref is valid for the session; what that is for the holder of a key is not said. Assumed: Nothing: no lifetime is given. It could also be: The life of a key, of a conversation or of a cache.
     */
    id_note?: string;
};
/** An export to make. */
export type ExportRequest = {
    /**
     * The file format. `pdf` and `pptx` hold all pages in one document. An unknown format returns 400.
     *
     * > **Gap** `canvases.export.jpeg_token`: `pdf` and `pptx` are written as values, and `zip` in the result; PNG and JPEG are only spelled as names. Assumed: `png` and `jpeg`. It could also be: `jpg`.
     *
     * > **Gap** `errors.status.400_or_422`: 400 covers bad parameters and an unknown format; 422 covers what is well-formed but invalid. An unknown format in a body is both. Assumed: 400 for an unknown export `format`, and for every fault outside the body. 422 for any other body that can be read and breaks its schema. It could also be: Either status, fault by fault.
     * @enum {string}
     */
    format?: "png" | "jpeg" | "pdf" | "pptx";
    /**
     * The ordinal of one page, for a single image. It changes when pages are deleted or put in another order.
     *
     * > **Gap** `canvases.pages.number_base`: `page_number` is called ordinal; file names that begin with 1 only suggest where it starts. Assumed: It starts at 1. It could also be: 0.
     */
    page_number?: number;
};
/** An exported file. */
export type Export = {
    /** The address of the file. */
    url: string;
    /**
     * The format of the file. It is `zip` if several pages were exported as PNG or JPEG.
     *
     * > **Gap** `canvases.export.jpeg_token`: `pdf` and `pptx` are written as values, and `zip` in the result; PNG and JPEG are only spelled as names. Assumed: `png` and `jpeg`. It could also be: `jpg`.
     *
     * > **Gap** `versioning.migration.export_zip.old`: The zip is listed as the new form. The source does not show the form before it. Assumed: The same zip in both versions. It could also be: A list of addresses, or the first page alone.
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
     * > **Gap** `canvases.export.response`: Neither status nor body of the export call is shown. Assumed: 202 with an open object that may show `result.export`. It could also be: A task, or the finished export itself with 200.
     *
     * > **Gap** `canvases.export_status.shape`: Polling an export is named, with neither a parameter nor a response. Assumed: No parameter but the canvas; an open object that may show `result.export`. It could also be: A parameter that names the export; a task as the answer.
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
 *
 * > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
 */
export type TaskId = string;
/** The canonical task envelope. */
export type Task = {
    id: TaskId;
    /**
     * What the task does. `design` and `layerize_assets` are known; other kinds may exist.
     *
     * > **Gap** `task.field.kind.other_values`: `design` and `layerize_assets` are named; other kinds may exist, but no word is given for 3D, audio, remix or export. Assumed: Nothing: `kind` stays an open string. It could also be: Each of these may have a kind of its own, or share `design`.
     * @example design
     * @example layerize_assets
     */
    kind: string;
    /**
     * Where the task stands. `queued` and `running` are on the way; `succeeded`, `failed`, `canceled` and `expired` are final.
     *
     * > **Gap** `versioning.rule.6.new_enum`: New codes within a type need no new version; of new types, statuses and events nothing is said. Assumed: The lists that the source calls closed or gives in full are closed here. It could also be: Values may be added at any time.
     * @enum {string}
     */
    status: "queued" | "running" | "succeeded" | "failed" | "canceled" | "expired";
    /**
     * Format: date-time
     *
     * When the task was made.
     *
     * > **Gap** `service.timestamps.offset`: Timestamps are ISO 8601, which leaves the offset open; only a legacy one is said to have none. Assumed: All others carry one, as the format `date-time` wants it. It could also be: A time without an offset, to be read as UTC or as another zone.
     */
    created_at: string | null;
    /**
     * Format: date-time
     *
     * When work on it began.
     *
     * > **Gap** `service.timestamps.offset`: Timestamps are ISO 8601, which leaves the offset open; only a legacy one is said to have none. Assumed: All others carry one, as the format `date-time` wants it. It could also be: A time without an offset, to be read as UTC or as another zone.
     */
    started_at: string | null;
    /**
     * Format: date-time
     *
     * When it ended.
     *
     * > **Gap** `service.timestamps.offset`: Timestamps are ISO 8601, which leaves the offset open; only a legacy one is said to have none. Assumed: All others carry one, as the format `date-time` wants it. It could also be: A time without an offset, to be read as UTC or as another zone.
     */
    completed_at: string | null;
    /**
     * How far it is.
     *
     * > **Gap** `task.field.progress.types`: The members of `progress` are named, but not typed. Assumed: `percent` is a number and `step` a string, either of which may be null; no range and no list of steps. It could also be: `percent` may be an integer from 0 to 100, `step` one of a fixed set.
     */
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
    /**
     * The request, normalized.
     *
     * > **Gap** `task.field.input.normalization`: `input` is a normalized echo of the request; only `prompt` and the source canvas are told. Assumed: These members are typed, all of them optional, and the object stays open. It could also be: Other members of the request, under the same or other names.
     */
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
    /**
     * Why it failed.
     *
     * > **Gap** `task.result.null_when`: Both may be null; at which statuses is not said. Assumed: Nothing: no rule ties them to the status. The examples show `result` after success and `error` after failure. It could also be: A partial result may be there earlier, or remain after a failure.
     */
    error: {
        /** What went wrong. */
        message: string;
        /** Whether another try can succeed. */
        retryable: boolean;
    } | null;
    /**
     * What it cost.
     *
     * > **Gap** `task.field.credits.types`: `credits_used` and `credits_remaining` are named, but not typed. Assumed: Numbers that may be null. It could also be: Integers, never null.
     */
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
         *
         * > **Gap** `task.field.links.self.form`: It is called the path to the task; whether that begins with `/v1` or with a host is not said. Assumed: A URI reference of any form; the examples show a path. It could also be: A path below the base address, a path with `/v1`, or a full address.
         */
        self: string;
        /**
         * A path, or null.
         *
         * > **Gap** `task.field.links.events.meaning`: The link is named and may be null; where it leads is not said. Assumed: A string or null, with no operation behind it. It could also be: A list or stream of the events of the task.
         */
        events: string | null;
        /** The path that cancels the task, or null. */
        cancel: string | null;
        /**
         * The address of the canvas.
         *
         * > **Gap** `task.field.links.canvas.nullability`: Only `events` and `cancel` are called nullable; a task that is queued may have no canvas yet. Assumed: The member is always there and may be null. It could also be: It may be missing, or always be an address.
         */
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
    /**
     * The conversation with the agent.
     *
     * > **Gap** `ids.prefix.others`: Prefixes are given for six resources; conversations, organizations, deliveries, websites and others are left out. Assumed: These ids are plain strings. It could also be: They may carry prefixes of their own.
     */
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
export type DesignTask = {
    kind?: unknown;
    /** The design, or null. */
    result?: DesignResult | null;
} & Task;
/** A task in version 2026-05-01. */
export type CanonicalTask = DesignTask;
/** A page of tasks in version 2026-05-01. */
export type TaskPage = {
    /** The tasks. */
    data: CanonicalTask[];
    /** How many tasks there are in all. */
    total?: number;
} & CursorPage;
/**
 * The id of a canvas in a request body. Send the `cvs_` form; `cvs_` followed by a UUID and a bare UUID are accepted as well.
 *
 * > **Gap** `ids.rule.4`: One statement rejects a bare UUID in a body field with 400 `invalid_request`. Another accepts it. Assumed: A bare UUID is accepted. So are the prefixed form, which is valid under both statements, and the prefix over a UUID. Nothing else is. It could also be: A bare UUID is rejected with 400.
 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
 */
export type CanvasRef = string;
/**
 * The id of a brand kit in a request body. Send the `bk_` form; `bk_` followed by a UUID and a bare UUID are accepted as well.
 *
 * > **Gap** `ids.rule.4`: One statement rejects a bare UUID in a body field with 400 `invalid_request`. Another accepts it. Assumed: A bare UUID is accepted. So are the prefixed form, which is valid under both statements, and the prefix over a UUID. Nothing else is. It could also be: A bare UUID is rejected with 400.
 * @example bk_01JTMZ9J92V81E5128Q6RW31FZ
 */
export type BrandKitRef = string;
/**
 * The id of a file in a request body. Send the `file_` form; `file_` followed by a UUID and a bare UUID are accepted as well.
 *
 * > **Gap** `ids.rule.4`: One statement rejects a bare UUID in a body field with 400 `invalid_request`. Another accepts it. Assumed: A bare UUID is accepted. So are the prefixed form, which is valid under both statements, and the prefix over a UUID. Nothing else is. It could also be: A bare UUID is rejected with 400.
 * @example file_01JT9NGK80Y3ZH6DZJJXXX7CK5
 */
export type FileRef = string;
/** An uploaded file and what it is for. */
export type Attachment = {
    file_id?: FileRef;
    /**
     * What the file is for. `source` is one such role.
     *
     * > **Gap** `tasks.create.field.attachments.role.values`: `source` is one allowed role; others are not named. Assumed: An open string. It could also be: A closed list.
     * @example source
     */
    role?: string;
};
/**
 * Format: uri
 *
 * An HTTPS address that receives a signed webhook when the task ends.
 *
 * > **Gap** `tasks.create.callback_url.http`: It has to be HTTPS; status and code of a refusal are not said. Assumed: An address of another scheme breaks the schema, hence 422. It could also be: 400.
 *
 * > **Gap** `events.expired_tension`: A callback address leads to a delivery when the task ends, yet `expired` sends nothing. Assumed: The specific rule holds: no delivery for `expired`. It could also be: A delivery under one of the five types.
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
    /**
     * True means no brand kit; the default of the team is ignored as well.
     *
     * > **Gap** `tasks.create.field.skip_brand_kit.default`: Only the meaning of true is given. Assumed: No default is declared; leaving it out means that kits apply. It could also be: A declared default of false.
     */
    skip_brand_kit?: boolean;
    /** The name of the canvas or copy that is made. */
    canvas_name?: string;
    /**
     * The format of the design.
     *
     * > **Gap** `tasks.create.field.format.members`: Only `category` is named; the tool server's flat arguments merely hint at others. Assumed: `category` alone is declared; the object stays open. It could also be: Members for width, height and carousels.
     */
    format?: {
        /**
         * The kind of canvas, for example `slides`. The generic one is `other`.
         *
         * > **Gap** `tasks.create.field.format.category.values`: `slides` and the generic `other` are named, not the full list. Assumed: An open string. It could also be: A closed list.
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
 *
 * > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
 */
export type EventId = string;
/** A webhook event. The record inside is canonical, whatever version the request was made in. */
export type WebhookEvent = {
    /** The event. It stays the same in every attempt; use it as the idempotency key. */
    id: EventId;
    /**
     * What happened. The set is closed. The statuses `queued`, `running` and `expired` send nothing.
     *
     * > **Gap** `events.media_types`: Layerize accepts a `callback_url`, but the source shows no event type for layerize, 3D or audio tasks. Assumed: A layerize task sends `task.succeeded`, `task.failed` or `task.canceled`, with its own task as `data`. 3D and audio tasks send nothing. It could also be: Event types of their own, or no events.
     *
     * > **Gap** `events.expired_tension`: A callback address leads to a delivery when the task ends, yet `expired` sends nothing. Assumed: The specific rule holds: no delivery for `expired`. It could also be: A delivery under one of the five types.
     *
     * > **Gap** `events.legacy.emitted`: The old names are mapped to new ones; whether anyone still gets them is not said. Assumed: They are not; the five types are all. It could also be: Tasks started in version 2026-04-12 may still send them.
     * @enum {string}
     */
    type: "task.succeeded" | "task.failed" | "task.canceled" | "export.succeeded" | "export.failed";
    /**
     * Format: date-time
     *
     * When the event was generated.
     *
     * > **Gap** `service.timestamps.offset`: Timestamps are ISO 8601, which leaves the offset open; only a legacy one is said to have none. Assumed: All others carry one, as the format `date-time` wants it. It could also be: A time without an offset, to be read as UTC or as another zone.
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
 *
 * > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
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
    /**
     * What sort of layer it is.
     *
     * > **Gap** `layerize.layer.kind.values`: Each layer has a `kind`; no value is given. Assumed: An open string. It could also be: A fixed set of words, for text and artwork for example.
     */
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
    /**
     * The text of the layer.
     *
     * > **Gap** `layerize.text.location`: Text is said to be linked through `text` and `text_items`; whether from a layer or from the result is not clear. Assumed: Both are optional members of a layer; the result stays open. It could also be: Both on the result, or `text` on the layer and `text_items` on the result.
     */
    text?: unknown;
    /**
     * The pieces of the text. Font files are not included.
     *
     * > **Gap** `layerize.text.location`: Text is said to be linked through `text` and `text_items`; whether from a layer or from the result is not clear. Assumed: Both are optional members of a layer; the result stays open. It could also be: Both on the result, or `text` on the layer and `text_items` on the result.
     *
     * > **Gap** `layerize.text_items.names`: What a text item tells is described in words, without the names of its members. Assumed: An open object with no named members. It could also be: Any names.
     */
    text_items?: TextItem[];
};
/** The layers of an image. */
export type LayerizeResult = {
    /** The layers. Stack them in ascending `z_index`, with source-over alpha compositing. */
    layers: Layer[];
    /**
     * How it went. `partial` means that the output is usable but combined.
     *
     * > **Gap** `layerize.result.outcome.other_values`: `partial` is the only value that is given. Assumed: An open string. It could also be: A second value for complete output, or absence in that case.
     * @example partial
     */
    outcome?: string;
    /**
     * What to know about the output, for example `layers_combined`.
     *
     * > **Gap** `layerize.result.warnings.form`: The result carries warnings, such as `layers_combined`; their key and their item type are not given. Assumed: An array under `warnings` whose items have no fixed type. It could also be: Another key, and strings or objects as items.
     */
    warnings?: unknown[];
};
/** A task that splits an image into layers. It is the same in both versions. */
export type LayerizeTask = {
    /**
     * What the task does.
     * @constant
     */
    kind?: "layerize_assets";
    /**
     * The layers, or null. A task without usable output fails.
     *
     * > **Gap** `task.result.null_when`: Both may be null; at which statuses is not said. Assumed: Nothing: no rule ties them to the status. The examples show `result` after success and `error` after failure. It could also be: A partial result may be there earlier, or remain after a failure.
     */
    result?: LayerizeResult | null;
    /**
     * How long to wait before the next poll, in milliseconds. Normally 3000.
     * @example 3000
     */
    retry_after_ms?: number | null;
} & Task;
/** A canvas to duplicate. */
export type RemixRequest = {
    /**
     * The canvas to duplicate.
     *
     * > **Gap** `remix.body`: `prompt` and `callback_url` are told; the source canvas's field, the status and the answer are not shown. Assumed: A field `canvas_id`; 202 with an open object. It could also be: Another name and further fields; a task as the answer, with 200 or 201.
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
     * > **Gap** `uploads.post.part_name`: The direct upload is a multipart file; the name of its part is not given. Assumed: One part named `file`. It could also be: Another name, and further parts beside it.
     */
    file: Blob;
};
/** A file of the team. */
export type UploadedFile = {
    id: FileId;
    /**
     * The address of the file.
     *
     * > **Gap** `uploads.file.other_types`: The id, the size and the duplicate flag are typed; address, name and MIME type are not. Assumed: Strings that are never null. It could also be: Some of them may be null.
     */
    url: string;
    /**
     * The name of the file.
     *
     * > **Gap** `uploads.file.other_types`: The id, the size and the duplicate flag are typed; address, name and MIME type are not. Assumed: Strings that are never null. It could also be: Some of them may be null.
     */
    filename: string;
    /**
     * What the file is.
     *
     * > **Gap** `uploads.file.other_types`: The id, the size and the duplicate flag are typed; address, name and MIME type are not. Assumed: Strings that are never null. It could also be: Some of them may be null.
     */
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
     *
     * > **Gap** `limits.upload.direct.about`: The limit is about 32 MiB in two places and an exact byte count in a third; it applies to the whole body. Assumed: No maximum in the schema; `GET /uploads/limits` tells the number. It could also be: A file somewhat below the byte count may be refused because of its multipart framing.
     * @example 33554432
     */
    max_direct_upload_bytes: number;
    /**
     * The largest file of this workspace, in bytes, however it is sent. It is lower on free plans.
     *
     * > **Gap** `limits.upload.max_file.unit`: The deployment's maximum is 250, in MB at one place and in MiB at another. Assumed: No number in the schema; `max_file_bytes` is what holds. It could also be: 250,000,000 or 262,144,000 bytes.
     *
     * > **Gap** `limits.upload.max_file.free`: It is lower than on other plans; no figure is given. Assumed: No number; `max_file_bytes` is what holds. It could also be: Any figure below the deployment's maximum.
     */
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
     *
     * > **Gap** `uploads.url.field.mime_type.list`: There is an allow-list; only executables and scripts are said not to be on it. Assumed: Any string; a type that is not allowed answers 415. It could also be: A closed list.
     * @example video/mp4
     */
    mime_type?: string;
    /**
     * How long the address is to live, in seconds.
     *
     * > **Gap** `uploads.url.field.expires_in_seconds.minimum`: A default and a maximum are given, but no minimum, nor what becomes of a larger value. Assumed: No minimum; a value above the maximum breaks the schema. It could also be: A minimum of 1 or more; larger values may be cut to the maximum.
     * @default 600
     */
    expires_in_seconds?: number;
};
/** A signed address to send a file to. */
export type SignedUpload = {
    /**
     * Where to `PUT` the bytes. Whoever has the address can write there, so keep it secret.
     *
     * > **Gap** `uploads.storage.address`: The address is handed out by another call, and its content type has to equal the minted one. Assumed: A placeholder server without a path, and `application/octet-stream` for every type. It could also be: Any address and any media type.
     */
    upload_url: string;
    /** Names the upload when it is registered. */
    storage_key: string;
    /** The `Content-Type` that the `PUT` must carry. */
    mime_type: string;
    /** How long the address lives, in seconds. */
    expires_in_seconds: number;
    /**
     * What to do next.
     *
     * > **Gap** `uploads.signed.instructions.type`: The signed upload record has `instructions`; of which type is not said. Assumed: Nothing: any JSON value. It could also be: A string, a list of steps or an object.
     */
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
export type WebhookDeliveryPage = {
    /**
     * The deliveries.
     *
     * > **Gap** `webhooks_log.row.names`: Four things that a row tells are named in words, without their property names. Assumed: An open object with no named members. It could also be: Any names, and further fields.
     */
    data: WebhookDelivery[];
    /**
     * Always null on this list.
     * @constant
     */
    total?: number | null;
} & CursorPage;
/** An event of the log. */
export type LoggedEvent = {
    [key: string]: unknown;
};
/** A page of events in version 2026-05-01. */
export type EventPage = {
    /**
     * The events.
     *
     * > **Gap** `webhooks_log.events.item`: Only the paging of the event list is told. Assumed: Open objects, and no filters. It could also be: The webhook envelope as the item; filters as in the delivery log.
     */
    data: LoggedEvent[];
    /**
     * Always null on this list.
     * @constant
     */
    total?: number | null;
} & CursorPage;
/** What to change of an item. */
export type DriveItemPatch = {
    /** The new name. */
    name?: string;
    /**
     * Who sees the item. `private` hides it from teammates. Not for folders.
     *
     * > **Gap** `drive.patch.visibility.folder.status`: Folders are rejected; with which status and code is not said. Assumed: None is singled out: 400, 403 and 422 are all documented.
     * @enum {string}
     */
    visibility?: "team" | "private";
};
/** A promo code to redeem. */
export type PromoRedeem = {
    /**
     * The code. White space around it is ignored.
     *
     * > **Gap** `voyager.redeem.field.code.required`: The body has a `code` of 1 to 64 characters. It is not called required. Assumed: Required, because there is nothing to redeem without it. It could also be: Optional.
     *
     * > **Gap** `voyager.redeem.field.code.trim_length`: The code has 1 to 64 characters and its outer whitespace is ignored; which is counted is not said. Assumed: The string as it is sent. It could also be: The trimmed string.
     */
    code: string;
};
/** The outcome of a redemption. */
export type PromoRedeemResult = {
    /**
     * Whether the code was redeemed.
     *
     * > **Gap** `voyager.redeem.success_status`: Neither the status is given nor whether `success` may be false in it. Assumed: 200, and `success` is any boolean. It could also be: 201; `success` may always be true there.
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
     *
     * > **Gap** `media_3d.field.input.members`: It is the request body of a third party, which is not named. Assumed: An open object; the members in the examples only illustrate. It could also be: Any members, different for each operation.
     *
     * > **Gap** `ids.rule.4`: One statement rejects a bare UUID in a body field with 400 `invalid_request`. Another accepts it. Assumed: A bare UUID is accepted. So are the prefixed form, which is valid under both statements, and the prefix over a UUID. Nothing else is. It could also be: A bare UUID is rejected with 400.
     */
    input?: {
        [key: string]: unknown;
    };
    /**
     * A key of your choice for this request.
     *
     * > **Gap** `media_3d.field.idempotency_key.rules`: The key's length is given; what a repeated key does is not. Assumed: 409 is documented, as for any key; replay and expiry are not promised. It could also be: The rules of audio or layerize.
     */
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
     *
     * > **Gap** `media_3d.create.envelope`: A 3D task has `poll_url`, which the canonical envelope lacks; which envelope a version shows is not said. Assumed: An open object of its own, the same in both versions. It could also be: The envelope of the version, with `poll_url` added.
     */
    poll_url: string;
    /**
     * How long to wait before the next poll, in milliseconds.
     *
     * > **Gap** `media_3d.create.envelope`: A 3D task has `poll_url`, which the canonical envelope lacks; which envelope a version shows is not said. Assumed: An open object of its own, the same in both versions. It could also be: The envelope of the version, with `poll_url` added.
     */
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
    /**
     * How long to wait before the next poll, in milliseconds.
     *
     * > **Gap** `media_3d.create.envelope`: A 3D task has `poll_url`, which the canonical envelope lacks; which envelope a version shows is not said. Assumed: An open object of its own, the same in both versions. It could also be: The envelope of the version, with `poll_url` added.
     */
    retry_after_ms?: number | null;
    /** What came of it. */
    result?: ({
        /**
         * When the task succeeded: for each asset the name of its field and a signed address, which the provider keeps
         * for three days.
         *
         * > **Gap** `media_3d.get.outputs.names`: Each asset's field name and signed address are listed; whether in an array or a map is not shown. Assumed: Any JSON value under `result.outputs`. It could also be: An array of objects, or a map from field name to address.
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
 *
 * > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
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
     *
     * > **Gap** `media_audio.field.voice.managed_default`: Managed models require a `vox_` id, while leaving the field out means the default voice. Assumed: The field is never required; if it is sent to a managed model, it has to be a `vox_` id. It could also be: It may be required there.
     *
     * > **Gap** `ids.rule.4`: One statement rejects a bare UUID in a body field with 400 `invalid_request`. Another accepts it. Assumed: A bare UUID is accepted. So are the prefixed form, which is valid under both statements, and the prefix over a UUID. Nothing else is. It could also be: A bare UUID is rejected with 400.
     */
    voice?: string | null;
    /**
     * Only for music and sound effects. It is moved into the range of the mode. For speech it is dropped. Either is
     * reported, not refused.
     *
     * > **Gap** `media_audio.field.duration_seconds.report`: Adjustments and dropped values are reported; the place, the name and the bounds are not shown. Assumed: No bounds, and no named field; the answer stays open. It could also be: A list of notices in the answer.
     */
    duration_seconds?: number;
    /**
     * How many distinct takes to make, up to `max_samples`. Each is billed; where the mode has a floor, it applies to
     * each short take.
     *
     * > **Gap** `media_audio.field.num_samples.max_samples`: `num_samples` goes up to `max_samples`. The source does not say where that value is found. Assumed: No place is named, and no maximum stands in the schema. It could also be: A field of the model's card, or of the capabilities.
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
     *
     * > **Gap** `media_audio.field.idempotency_key.other_models`: A key resumes a render; conflict, replay flag and expiry are told for managed models only. Assumed: 409 is documented for the call; the rest is promised for managed models alone. It could also be: The same rules, or others.
     */
    idempotency_key?: string | null;
    /**
     * Only for managed voice models. True renders within the call, for up to about 210 seconds; false answers the queued
     * task at once.
     *
     * > **Gap** `media_audio.field.wait.timeout`: The call waits up to about 210 seconds; what it answers then is not said. Assumed: Nothing is promised. It could also be: The task still under way, or 504.
     * @default true
     */
    wait?: boolean;
    /**
     * Only for managed voice models. True answers an estimate of the usage and a check of the credits. Nothing starts,
     * nothing is charged, and `idempotency_key` is ignored.
     * @default false
     */
    quote?: boolean;
    /**
     * Only for `speech_to_speech`. The recording, an uploaded MP3, WAV or AAC file.
     *
     * > **Gap** `media_audio.field.source_audio.required`: Only quotes are said to do without it. Assumed: It is not required by the schema. It could also be: Required for every such call that is no quote.
     */
    source_audio?: FileRef | null;
    /**
     * What becomes of the uploaded source. `on_failure` deletes it if the generation fails or is canceled; `never` keeps
     * it.
     * @default never
     * @enum {string|null}
     */
    source_audio_cleanup?: "on_failure" | "never" | null;
    /**
     * For managed voice models that stitch context. Neighboring text, or earlier tasks.
     *
     * > **Gap** `media_audio.field.context.members`: It tells neighboring text or earlier tasks; its members are not shown. Assumed: An open object. It could also be: Any members.
     */
    context?: object | null;
    /**
     * For models in dictionary pronunciation mode. Pinned revisions of dictionaries, in order of precedence.
     *
     * > **Gap** `named_ops.pronunciation_dictionaries`: The operations on dictionaries are named only; no path is shown. Assumed: Nothing: no operation stands in the contract. It could also be: Operations below `/voices`.
     */
    pronunciation_dictionaries?: unknown[] | null;
    /** For a quote of `speech_to_speech` without `source_audio`. The length of the recording, in seconds. */
    quote_source_seconds?: number | null;
    /**
     * Only for managed voice models. If the estimate at admission is above it, the call answers 422 `validation_failed`
     * for the reason `estimate_exceeds_approval`, before anything is held or run.
     *
     * > **Gap** `media_audio.field.max_estimated_credits.reason`: The refusal is `validation_failed` with a reason, yet the details of that code have no place for one. Assumed: The example shows it as the `code` of the field. It could also be: A `reason` beside `fields` in the details.
     */
    max_estimated_credits?: number | null;
} & (unknown & unknown);
/** What came of an audio request. */
export type AudioGeneration = {
    id?: TaskId;
    /**
     * Where the task stands.
     *
     * > **Gap** `media_audio.response`: Only a replay flag, a queued task and a quote are told of the answer; status and polling are not. Assumed: 200 with an open object whose few known members are optional. It could also be: A task envelope, 202 for a queued one, polled like other tasks.
     * @example queued
     */
    status?: string;
    /** True when an earlier task is answered for the same key and input. */
    replayed?: boolean;
    /**
     * False in an `audio_generation_quote`.
     *
     * > **Gap** `media_audio.field.quote.shape`: A quote has `committed` false, an estimate and a credit check; where its name stands is not shown. Assumed: `committed` is an optional member of the open answer. It could also be: The name may be a kind, a key or the type of an object.
     */
    committed?: boolean;
} & {
    [key: string]: unknown;
};
/** An image to split into layers. */
export type Layerize = {
    /**
     * The image, as https address or `file_` id. A PNG, JPEG or WebP of one frame, with at most 16,384 pixels a side and
     * 33,554,432 pixels in all. Orientation metadata is normalized.
     *
     * > **Gap** `media_layerize.input.invalid_status`: Format, frames and size are limited; how an image outside of them is reported is not said. Assumed: Nothing is promised: 422 at submission and a failed task are both documented. It could also be: 415 at submission.
     *
     * > **Gap** `ids.rule.4`: One statement rejects a bare UUID in a body field with 400 `invalid_request`. Another accepts it. Assumed: A bare UUID is accepted. So are the prefixed form, which is valid under both statements, and the prefix over a UUID. Nothing else is. It could also be: A bare UUID is rejected with 400.
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
     *
     * > **Gap** `media_layerize.field.idempotency_key.inflight`: Repeating a keyed call unchanged gives the first task again, yet a duplicate in flight answers 409. Assumed: Both are documented; where one ends and the other begins is left open. It could also be: The 409 may hold only until the first call is answered.
     */
    idempotency_key?: string;
    /** > **Gap** `events.media_types`: Layerize accepts a `callback_url`, but the source shows no event type for layerize, 3D or audio tasks. Assumed: A layerize task sends `task.succeeded`, `task.failed` or `task.canceled`, with its own task as `data`. 3D and audio tasks send nothing. It could also be: Event types of their own, or no events. */
    callback_url?: CallbackUrl;
};
/**
 * A brand kit.
 *
 * > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
 */
export type BrandKitId = string;
/** A brand kit. */
export type BrandKit = {
    id: BrandKitId;
} & {
    [key: string]: unknown;
};
/** A page of brand kits in version 2026-05-01. */
export type BrandKitPage = {
    /**
     * The brand kits.
     *
     * > **Gap** `canvases.other_records`: Nine record types, from brand kit to share link, have no field list. Assumed: Open objects, with only the members that are told elsewhere. It could also be: Any fields.
     */
    data: BrandKit[];
    /** How many brand kits there are in all. */
    total?: number;
} & CursorPage;
/** An organization. */
export type Organization = {
    [key: string]: unknown;
};
/** A page of organizations in version 2026-05-01. */
export type OrganizationPage = {
    /**
     * The organizations.
     *
     * > **Gap** `canvases.other_records`: Nine record types, from brand kit to share link, have no field list. Assumed: Open objects, with only the members that are told elsewhere. It could also be: Any fields.
     *
     * > **Gap** `ids.prefix.others`: Prefixes are given for six resources; conversations, organizations, deliveries, websites and others are left out. Assumed: These ids are plain strings. It could also be: They may carry prefixes of their own.
     */
    data: Organization[];
    /** How many organizations there are in all. */
    total?: number;
} & CursorPage;
/**
 * The task that ended. It is a design task, or a layerize task that was started with a `callback_url`.
 *
 * > **Gap** `events.media_types`: Layerize accepts a `callback_url`, but the source shows no event type for layerize, 3D or audio tasks. Assumed: A layerize task sends `task.succeeded`, `task.failed` or `task.canceled`, with its own task as `data`. 3D and audio tasks send nothing. It could also be: Event types of their own, or no events.
 */
export type EndedTask = DesignTask | LayerizeTask;
/** A task has succeeded. */
export type TaskSucceededEvent = {
    /**
     * What happened.
     * @constant
     */
    type?: "task.succeeded";
    /** The task that ended. */
    data?: EndedTask;
} & WebhookEvent;
/** A task has failed. */
export type TaskFailedEvent = {
    /**
     * What happened.
     * @constant
     */
    type?: "task.failed";
    /** The task that ended. */
    data?: EndedTask;
} & WebhookEvent;
/** A task has been canceled. */
export type TaskCanceledEvent = {
    /**
     * What happened.
     * @constant
     */
    type?: "task.canceled";
    /** The task that ended. */
    data?: EndedTask;
} & WebhookEvent;
/** An asynchronous export has succeeded. */
export type ExportSucceededEvent = {
    /**
     * What happened.
     * @constant
     */
    type?: "export.succeeded";
} & WebhookEvent;
/** An asynchronous export has failed. */
export type ExportFailedEvent = {
    /**
     * What happened.
     * @constant
     */
    type?: "export.failed";
} & WebhookEvent;
export interface components {
    schemas: {
        ErrorFields: ErrorFields;
        ApiError: ApiError;
        ValidationDetails: ValidationDetails;
        UnsupportedVersionDetails: UnsupportedVersionDetails;
        UntypedApiError: UntypedApiError;
        CursorPage: CursorPage;
        CanvasId: CanvasId;
        CanvasListItem: CanvasListItem;
        CanvasPage: CanvasPage;
        CanvasSearchResult: CanvasSearchResult;
        Canvas: Canvas;
        OpenObject: OpenObject;
        CanvasRename: CanvasRename;
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
        /**
         * Any other error that an endpoint may answer, in the same envelope.
         *
         * > **Gap** `errors.code.file_not_found.status`: The code has been seen; its status and type are not given. Assumed: Neither is fixed: it stands under the default response. It could also be: 404, 422 or 400.
         *
         * > **Gap** `errors.code.source_url_unreachable.status`: The code and when it is retryable are told; its status is not. Assumed: Not fixed: it stands under the default response. It could also be: 422 or 502.
         */
        OtherError: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: UntypedApiError;
                };
            };
        };
        /**
         * The request cannot be taken as it is. Causes are bad parameters, malformed JSON, an unknown format, a cursor that was
         * tampered with or belongs to another list, or an unsupported version.
         *
         * > **Gap** `pagination.cursor.code`: A bad cursor answers 400 `invalid_request`; no code of its own is given. Assumed: The type is `invalid_request`; the code is an open string, and the example repeats the type. It could also be: A code of its own.
         *
         * > **Gap** `ids.rule.4.token_level`: A refused bare UUID is said to answer 400 `invalid_request`, without telling which field holds that word. Assumed: It is the error's `type`; `code` stays an open string. It could also be: It may be the `code` as well.
         */
        BadRequest: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersionOrDefault"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: ApiError & {
                        /** @constant */
                        type?: "invalid_request";
                    };
                };
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
                "application/json": {
                    error: ApiError & {
                        /** @constant */
                        type?: "authentication";
                    };
                };
            };
        };
        /**
         * The key lacks a scope, the resource belongs to another team, or the owner of the key is no longer in the team.
         *
         * > **Gap** `auth.403_404_tension`: Another team's resource answers 403, an invisible one 404, and a foreign 3D task 404. Assumed: Both are documented; only for 3D tasks is 404 promised. It could also be: One of the two throughout.
         */
        Forbidden: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: ApiError & {
                        /** @constant */
                        type?: "permission";
                    };
                };
            };
        };
        /**
         * The resource does not exist, or the caller cannot see it.
         *
         * > **Gap** `auth.403_404_tension`: Another team's resource answers 403, an invisible one 404, and a foreign 3D task 404. Assumed: Both are documented; only for 3D tasks is 404 promised. It could also be: One of the two throughout.
         */
        NotFound: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: ApiError & {
                        /** @constant */
                        type?: "not_found";
                    };
                };
            };
        };
        /**
         * A rate limit was exceeded, either that of all requests or one that this operation states. Wait for the seconds in `Retry-After`.
         *
         * > **Gap** `limits.rate.request.retry_after`: 429 carries the header; values are given for exports and concurrent tasks alone. Assumed: Any number of seconds; the example shows 12. It could also be: The time left in the minute, or a fixed value.
         *
         * > **Gap** `limits.rate.headers`: No header but `Retry-After` is mentioned. Assumed: None. It could also be: A family of rate-limit headers.
         */
        TooManyRequests: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: ApiError & {
                        /** @constant */
                        type?: "rate_limited";
                    };
                };
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
                "application/json": {
                    error: ApiError & {
                        /** @constant */
                        type?: "internal_error";
                    };
                };
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
                "application/json": {
                    error: ApiError & {
                        /** @constant */
                        type?: "upstream_error";
                    };
                };
            };
        };
        /**
         * The request is well-formed but invalid, or its fields do not go together.
         *
         * > **Gap** `errors.status.400_or_422`: 400 covers bad parameters and an unknown format; 422 covers what is well-formed but invalid. An unknown format in a body is both. Assumed: 400 for an unknown export `format`, and for every fault outside the body. 422 for any other body that can be read and breaks its schema. It could also be: Either status, fault by fault.
         */
        Unprocessable: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: ApiError & {
                        /** @constant */
                        type?: "unprocessable";
                    };
                };
            };
        };
        /**
         * A rate limit was exceeded, either the request rate or the export rate. Wait for the seconds in `Retry-After`.
         *
         * > **Gap** `limits.rate.request.retry_after`: 429 carries the header; values are given for exports and concurrent tasks alone. Assumed: Any number of seconds; the example shows 12. It could also be: The time left in the minute, or a fixed value.
         *
         * > **Gap** `limits.rate.headers`: No header but `Retry-After` is mentioned. Assumed: None. It could also be: A family of rate-limit headers.
         */
        TooManyExports: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["ExportRetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: ApiError & {
                        /** @constant */
                        type?: "rate_limited";
                    };
                };
            };
        };
        /**
         * A metered operation lacks credits.
         *
         * > **Gap** `errors.status.402.type`: The type is given in words that are none of the ten types; the code is not shown. Assumed: `type` is an open string; the example writes `insufficient_credits`. It could also be: One of the ten types, or an eleventh.
         */
        InsufficientCredits: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: UntypedApiError;
                };
            };
        };
        /**
         * A limit was exceeded, either the request rate or the number of design tasks that are queued or running. Wait for the seconds in `Retry-After`.
         *
         * > **Gap** `limits.rate.request.retry_after`: 429 carries the header; values are given for exports and concurrent tasks alone. Assumed: Any number of seconds; the example shows 12. It could also be: The time left in the minute, or a fixed value.
         *
         * > **Gap** `limits.rate.headers`: No header but `Retry-After` is mentioned. Assumed: None. It could also be: A family of rate-limit headers.
         */
        TooManyTasks: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["TaskRetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: ApiError & {
                        /** @constant */
                        type?: "rate_limited";
                    };
                };
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
        /**
         * The cancel signal cannot be sent now. Wait as `Retry-After` says.
         *
         * > **Gap** `tasks.cancel.503.type`: 503 stands for a failed third party, yet here the service's own cancel signal cannot be sent; no code is given. Assumed: The type `upstream_error`, with an open code. It could also be: `internal_error`, and a code of its own.
         */
        CancelSignalNotSent: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: ApiError & {
                        /** @constant */
                        type?: "upstream_error";
                    };
                };
            };
        };
        /**
         * The gateway refuses a body above about 32 MiB. The response is bare; it has no error envelope.
         *
         * > **Gap** `errors.status.413.bare_conflict`: The table of errors names no endpoint for the gateway's limit of about 32 MiB; the table of limits names `POST /uploads`. Every error has the envelope and two headers, but this one is called bare. Assumed: The two operations whose body can hold files return it: `POST /uploads`, and `POST /media/generate-3d`, which takes data URIs. It promises neither a body nor headers. It could also be: Every operation with a body returns it, or only `POST /uploads` does; it may carry the headers.
         *
         * > **Gap** `limits.upload.direct.about`: The limit is about 32 MiB in two places and an exact byte count in a third; it applies to the whole body. Assumed: No maximum in the schema; `GET /uploads/limits` tells the number. It could also be: A file somewhat below the byte count may be refused because of its multipart framing.
         */
        GatewayRefusal: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * The MIME type is not on the allow-list. Executables and scripts are not.
         *
         * > **Gap** `errors.status.415.type`: The type is left blank; no code is shown. Assumed: The envelope, with an open type and code; the example says `not_stated`. It could also be: `invalid_request`, or an eleventh type.
         */
        MimeTypeNotAllowed: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: UntypedApiError;
                };
            };
        };
        /**
         * The file is above the maximum file size of the workspace. The staged blob is deleted.
         *
         * > **Gap** `errors.status.413.register_envelope`: The source does not say whether it has the envelope, nor its type and code. Assumed: The envelope, with an open type and code; the example says `not_stated`. It could also be: A bare response, or one of the ten types.
         */
        FileTooLarge: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: UntypedApiError;
                };
            };
        };
        /**
         * The `storage_key` is missing, malformed or was not minted for this team; or nothing lies there, because the bytes did
         * not fully arrive, the address had expired, the key is wrong, or it has been registered before.
         *
         * > **Gap** `errors.code.registry`: A handful of codes has been seen; the registry is not shown. Assumed: `code` is an open string; where no code is known, the example repeats the type or says `not_stated`. It could also be: Any codes.
         *
         * > **Gap** `errors.status.400_or_422`: 400 covers bad parameters and an unknown format; 422 covers what is well-formed but invalid. An unknown format in a body is both. Assumed: 400 for an unknown export `format`, and for every fault outside the body. 422 for any other body that can be read and breaks its schema. It could also be: Either status, fault by fault.
         */
        RegisterUnprocessable: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: ApiError & {
                        /** @constant */
                        type?: "unprocessable";
                    };
                };
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
                "application/json": {
                    error: ApiError & {
                        /** @enum {unknown} */
                        type?: "conflict" | "idempotency_conflict";
                    };
                };
            };
        };
        /**
         * The idempotency key was used with another body, or a call with it is still in flight.
         *
         * > **Gap** `errors.status.409.mapping`: 409 has two types; which one an in-flight duplicate has is not said. Assumed: Either; the example uses `conflict`. It could also be: `idempotency_conflict`.
         */
        IdempotencyConflict: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: ApiError & {
                        /** @enum {unknown} */
                        type?: "conflict" | "idempotency_conflict";
                    };
                };
            };
        };
        /**
         * The request is well-formed but invalid, a setting is unknown to the model or out of its range, or the estimate is
         * above what was approved.
         *
         * > **Gap** `media_audio.field.max_estimated_credits.reason`: The refusal is `validation_failed` with a reason, yet the details of that code have no place for one. Assumed: The example shows it as the `code` of the field. It could also be: A `reason` beside `fields` in the details.
         *
         * > **Gap** `errors.status.400_or_422`: 400 covers bad parameters and an unknown format; 422 covers what is well-formed but invalid. An unknown format in a body is both. Assumed: 400 for an unknown export `format`, and for every fault outside the body. 422 for any other body that can be read and breaks its schema. It could also be: Either status, fault by fault.
         */
        AudioUnprocessable: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: ApiError & {
                        /** @constant */
                        type?: "unprocessable";
                    };
                };
            };
        };
    };
    parameters: {
        /**
         * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
         * 2026-04-12. Any other value answers 400 `unsupported_version`.
         *
         * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
         *
         * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
         *
         * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
         * @example 2026-05-01
         */
        ServiceVersion: "2026-05-01";
        /**
         * The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01.
         *
         * > **Gap** `pagination.legacy.cursor_sent`: What `cursor` does in version 2026-04-12, or `offset` in 2026-05-01, is not said. Assumed: Each version declares only its own parameter. It could also be: Ignored, or refused with 400.
         */
        Cursor: string;
        /**
         * How many items a page holds at most.
         *
         * > **Gap** `pagination.cursor.limit.minimum`: Default and maximum are given; a minimum is not, nor what becomes of a value out of range. Assumed: At least 1; a value out of range is a bad parameter, hence 400. It could also be: It may be cut to the range, as the `limit` in the answer hints.
         *
         * > **Gap** `pagination.legacy.limit`: Default and maximum are told without naming a version, the cursor lane aside. Assumed: The same as in version 2026-05-01. It could also be: Others.
         */
        Limit: number;
        /**
         * How many results to skip.
         *
         * > **Gap** `pagination.offset.default`: Neither is given. Assumed: Default 0, minimum 0. It could also be: A negative value may be refused or taken as 0.
         */
        SearchOffset: number;
        /**
         * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
         *
         * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
         *
         * > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
         * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
         */
        CanvasIdPath: string;
        /**
         * The token of a share link to the canvas.
         *
         * > **Gap** `canvases.get.share_token.name`: Two reads take an optional share token; neither its name nor its place is shown. Assumed: A query parameter named `share_token`. It could also be: Another name, or a header.
         *
         * > **Gap** `canvases.get.share_token.auth`: Whether a share token stands in for the key or only widens it is not said of these reads. Assumed: The key is needed in either case. It could also be: The token alone may do, as public share links need no authentication at the tool server.
         */
        ShareToken: string;
        /**
         * `v1=` and, in hexadecimal, the HMAC-SHA256 of `<timestamp>.<raw_body>`: the value of `X-Webhook-Timestamp`, a dot, and
         * the bytes of the body as they came. The key of the HMAC is the signing secret of the API key. Compute it, and compare
         * it in constant time with what follows `v1=`.
         *
         * > **Gap** `webhooks.verify.secret_form`: The secret is the key of the HMAC; whether as text or decoded is not said. Assumed: As text, the way it is shown. It could also be: Bytes decoded from hexadecimal or base64.
         *
         * > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
         *
         * > **Gap** `webhooks.header.signature.case`: The signature is hexadecimal; the case of its letters is not said. Assumed: Both cases are accepted; the example is in lower case. It could also be: Only one of them.
         * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
         */
        WebhookSignature: string;
        /**
         * A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
         *
         * > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
         * @example 1777817176
         */
        WebhookTimestamp: string;
        /**
         * The task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
         *
         * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
         *
         * > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
         * @example task_01JTS3C4DWA7N36096Q14DR9GP
         */
        TaskIdPath: string;
        /**
         * How many items a page holds at most.
         *
         * > **Gap** `pagination.cursor.limit.minimum`: Default and maximum are given; a minimum is not, nor what becomes of a value out of range. Assumed: At least 1; a value out of range is a bad parameter, hence 400. It could also be: It may be cut to the range, as the `limit` in the answer hints.
         *
         * > **Gap** `pagination.legacy.limit`: Default and maximum are told without naming a version, the cursor lane aside. Assumed: The same as in version 2026-05-01. It could also be: Others.
         */
        LogLimit: number;
        /**
         * The 3D task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
         *
         * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
         *
         * > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
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
         *
         * > **Gap** `errors.status.5xx.retry_after`: The header is stated for 429 and for the 503 of a cancel call. Clients are told to honor it after an `upstream_error`. Assumed: 502, 503 and 504 may have it. It could also be: They never have it, or always.
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
             *
             * > **Gap** `uploads.storage.address`: The address is handed out by another call, and its content type has to equal the minted one. Assumed: A placeholder server without a path, and `application/octet-stream` for every type. It could also be: Any address and any media type.
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
                 * The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01.
                 *
                 * > **Gap** `pagination.legacy.cursor_sent`: What `cursor` does in version 2026-04-12, or `offset` in 2026-05-01, is not said. Assumed: Each version declares only its own parameter. It could also be: Ignored, or refused with 400.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * How many items a page holds at most.
                 *
                 * > **Gap** `pagination.cursor.limit.minimum`: Default and maximum are given; a minimum is not, nor what becomes of a value out of range. Assumed: At least 1; a value out of range is a bad parameter, hence 400. It could also be: It may be cut to the range, as the `limit` in the answer hints.
                 *
                 * > **Gap** `pagination.legacy.limit`: Default and maximum are told without naming a version, the cursor lane aside. Assumed: The same as in version 2026-05-01. It could also be: Others.
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
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
                 * > **Gap** `canvases.search.query_param`: Search ranks by relevance; the parameter that holds the text is not shown. Assumed: A query parameter named `q`, not required. It could also be: Another name, such as `query`; it may be required.
                 * @example one-pager
                 */
                q?: string;
                /**
                 * How many results to skip.
                 *
                 * > **Gap** `pagination.offset.default`: Neither is given. Assumed: Default 0, minimum 0. It could also be: A negative value may be refused or taken as 0.
                 */
                offset?: components["parameters"]["SearchOffset"];
                /**
                 * How many items a page holds at most.
                 *
                 * > **Gap** `pagination.cursor.limit.minimum`: Default and maximum are given; a minimum is not, nor what becomes of a value out of range. Assumed: At least 1; a value out of range is a bad parameter, hence 400. It could also be: It may be cut to the range, as the `limit` in the answer hints.
                 *
                 * > **Gap** `pagination.legacy.limit`: Default and maximum are told without naming a version, the cursor lane aside. Assumed: The same as in version 2026-05-01. It could also be: Others.
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
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
                 * > **Gap** `canvases.get.share_token.name`: Two reads take an optional share token; neither its name nor its place is shown. Assumed: A query parameter named `share_token`. It could also be: Another name, or a header.
                 *
                 * > **Gap** `canvases.get.share_token.auth`: Whether a share token stands in for the key or only widens it is not said of these reads. Assumed: The key is needed in either case. It could also be: The token alone may do, as public share links need no authentication at the tool server.
                 */
                share_token?: components["parameters"]["ShareToken"];
            };
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 * > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The canvas.
             *
             * > **Gap** `canvases.get.response`: Only the items of the canvas list have a field list. Assumed: An open object whose one named member is `id`, optional. It could also be: The list item's fields, with or without more.
             *
             * > **Gap** `task.states.others`: Apart from a few effects, only the states of tasks are told. Assumed: Nothing: no state of another record is listed. It could also be: Each such record may have a state of its own.
             */
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 * > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The canvas was deleted.
             *
             * > **Gap** `canvases.delete.response.fields`: It answers a JSON object on success; its members and status are not shown. Assumed: 200 with an open object. It could also be: Another 2xx; members that tell what was deleted.
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 * > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
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
             * > **Gap** `canvases.patch.body`: It renames a canvas; neither body, answer nor permission is shown. Assumed: A JSON body with `name`; 200 with an open object. It could also be: Another name, further metadata, or the canvas as the answer.
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
                 * > **Gap** `canvases.get.share_token.name`: Two reads take an optional share token; neither its name nor its place is shown. Assumed: A query parameter named `share_token`. It could also be: Another name, or a header.
                 *
                 * > **Gap** `canvases.get.share_token.auth`: Whether a share token stands in for the key or only widens it is not said of these reads. Assumed: The key is needed in either case. It could also be: The token alone may do, as public share links need no authentication at the tool server.
                 */
                share_token?: components["parameters"]["ShareToken"];
            };
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 * > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 * > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
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
             * > **Gap** `canvases.export.response`: Neither status nor body of the export call is shown. Assumed: 202 with an open object that may show `result.export`. It could also be: A task, or the finished export itself with 200.
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 * > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
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
             * > **Gap** `canvases.export_status.shape`: Polling an export is named, with neither a parameter nor a response. Assumed: No parameter but the canvas; an open object that may show `result.export`. It could also be: A parameter that names the export; a task as the answer.
             *
             * > **Gap** `task.states.others`: Apart from a few effects, only the states of tasks are told. Assumed: Nothing: no state of another record is listed. It could also be: Each such record may have a state of its own.
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
                /**
                 * The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01.
                 *
                 * > **Gap** `pagination.legacy.cursor_sent`: What `cursor` does in version 2026-04-12, or `offset` in 2026-05-01, is not said. Assumed: Each version declares only its own parameter. It could also be: Ignored, or refused with 400.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * How many items a page holds at most.
                 *
                 * > **Gap** `pagination.cursor.limit.minimum`: Default and maximum are given; a minimum is not, nor what becomes of a value out of range. Assumed: At least 1; a value out of range is a bad parameter, hence 400. It could also be: It may be cut to the range, as the `limit` in the answer hints.
                 *
                 * > **Gap** `pagination.legacy.limit`: Default and maximum are told without naming a version, the cursor lane aside. Assumed: The same as in version 2026-05-01. It could also be: Others.
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
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
             * > **Gap** `tasks.create.success_status`: The answer is a task; its success status is not given. Assumed: 202, as for the other calls that queue work. It could also be: 200 or 201.
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 * > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 * > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
                 * @example task_01JTS3C4DWA7N36096Q14DR9GP
                 */
                id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The cancel signal was sent and has not been acknowledged yet.
             *
             * > **Gap** `tasks.cancel.other`: 202 and 503 are told; body, other successes and the answer for a task that has ended are not. Assumed: 202 with an open object and no request body; for a task that has ended nothing is promised. It could also be: The task as the body; 200 once the signal is acknowledged; 409 for a task that has ended.
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
            503: components["responses"]["CancelSignalNotSent"];
            504: components["responses"]["UpstreamFailure"];
            default: components["responses"]["OtherError"];
        };
    };
    remixCanvas: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
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
             * > **Gap** `remix.body`: `prompt` and `callback_url` are told; the source canvas's field, the status and the answer are not shown. Assumed: A field `canvas_id`; 202 with an open object. It could also be: Another name and further fields; a task as the answer, with 200 or 201.
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
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
             * > **Gap** `uploads.success_status`: The answers are described without a status. Assumed: 200 for all four. It could also be: 201 for those that create something.
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The limits.
             *
             * > **Gap** `uploads.success_status`: The answers are described without a status. Assumed: 200 for all four. It could also be: 201 for those that create something.
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
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
             * > **Gap** `uploads.success_status`: The answers are described without a status. Assumed: 200 for all four. It could also be: 201 for those that create something.
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
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
             * > **Gap** `uploads.success_status`: The answers are described without a status. Assumed: 200 for all four. It could also be: 201 for those that create something.
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
                 * The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01.
                 *
                 * > **Gap** `pagination.legacy.cursor_sent`: What `cursor` does in version 2026-04-12, or `offset` in 2026-05-01, is not said. Assumed: Each version declares only its own parameter. It could also be: Ignored, or refused with 400.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * How many items a page holds at most.
                 *
                 * > **Gap** `pagination.cursor.limit.minimum`: Default and maximum are given; a minimum is not, nor what becomes of a value out of range. Assumed: At least 1; a value out of range is a bad parameter, hence 400. It could also be: It may be cut to the range, as the `limit` in the answer hints.
                 *
                 * > **Gap** `pagination.legacy.limit`: Default and maximum are told without naming a version, the cursor lane aside. Assumed: The same as in version 2026-05-01. It could also be: Others.
                 */
                limit?: components["parameters"]["LogLimit"];
                /**
                 * Only deliveries of events of this type.
                 *
                 * > **Gap** `webhooks_log.list.filter_names`: Four filters are told by what they filter; their names and forms are not shown. Assumed: `event_type`, `status`, `api_key_id`, and `created_after` with `created_before` for the dates. It could also be: Other names, and other forms of status and dates.
                 */
                event_type?: "task.succeeded" | "task.failed" | "task.canceled" | "export.succeeded" | "export.failed";
                /**
                 * Only deliveries in this status.
                 *
                 * > **Gap** `webhooks_log.list.filter_names`: Four filters are told by what they filter; their names and forms are not shown. Assumed: `event_type`, `status`, `api_key_id`, and `created_after` with `created_before` for the dates. It could also be: Other names, and other forms of status and dates.
                 */
                status?: string;
                /**
                 * Only deliveries that belong to this API key.
                 *
                 * > **Gap** `webhooks_log.list.filter_names`: Four filters are told by what they filter; their names and forms are not shown. Assumed: `event_type`, `status`, `api_key_id`, and `created_after` with `created_before` for the dates. It could also be: Other names, and other forms of status and dates.
                 */
                api_key_id?: string;
                /**
                 * Only deliveries from this time on.
                 *
                 * > **Gap** `webhooks_log.list.filter_names`: Four filters are told by what they filter; their names and forms are not shown. Assumed: `event_type`, `status`, `api_key_id`, and `created_after` with `created_before` for the dates. It could also be: Other names, and other forms of status and dates.
                 */
                created_after?: string;
                /**
                 * Only deliveries up to this time.
                 *
                 * > **Gap** `webhooks_log.list.filter_names`: Four filters are told by what they filter; their names and forms are not shown. Assumed: `event_type`, `status`, `api_key_id`, and `created_after` with `created_before` for the dates. It could also be: Other names, and other forms of status and dates.
                 */
                created_before?: string;
            };
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * A page of deliveries.
             *
             * > **Gap** `pagination.legacy.events_log`: The wrapper of version 2026-04-12 has a key for each of four lists; these two are not among them. Assumed: The common wrapper, open, without a named key for the items. It could also be: A key of their own, or the cursor shape in both versions.
             */
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The delivery.
                 *
                 * > **Gap** `ids.prefix.others`: Prefixes are given for six resources; conversations, organizations, deliveries, websites and others are left out. Assumed: These ids are plain strings. It could also be: They may carry prefixes of their own.
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 * @example 0196a2c1-7d3e-4b58-9f06-2e8c41d7a9b3
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The new attempt is queued. The body carries the id of the new delivery.
             *
             * > **Gap** `webhooks_log.redeliver.id_field`: The answer holds the id of the new delivery; its field and its prefix are not shown. Assumed: An open object with no named members. It could also be: `id` or `delivery_id`, with a prefix of its own.
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
                 * The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01.
                 *
                 * > **Gap** `pagination.legacy.cursor_sent`: What `cursor` does in version 2026-04-12, or `offset` in 2026-05-01, is not said. Assumed: Each version declares only its own parameter. It could also be: Ignored, or refused with 400.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * How many items a page holds at most.
                 *
                 * > **Gap** `pagination.cursor.limit.minimum`: Default and maximum are given; a minimum is not, nor what becomes of a value out of range. Assumed: At least 1; a value out of range is a bad parameter, hence 400. It could also be: It may be cut to the range, as the `limit` in the answer hints.
                 *
                 * > **Gap** `pagination.legacy.limit`: Default and maximum are told without naming a version, the cursor lane aside. Assumed: The same as in version 2026-05-01. It could also be: Others.
                 */
                limit?: components["parameters"]["LogLimit"];
            };
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * A page of events.
             *
             * > **Gap** `pagination.legacy.events_log`: The wrapper of version 2026-04-12 has a key for each of four lists; these two are not among them. Assumed: The common wrapper, open, without a named key for the items. It could also be: A key of their own, or the cursor shape in both versions.
             */
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The folder, canvas or file.
                 *
                 * > **Gap** `drive.ref.form`: The reference names a folder, a canvas or a file, and folders have no listed prefix. Assumed: An unconstrained string. It could also be: The canvas and file ids, and a form of its own for folders.
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
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
             * > **Gap** `drive.delete.response`: Status, body and whether the deletion is soft are not said. Assumed: 200 with an open object, as for canvases; nothing is promised on restoring. It could also be: 204 without a body.
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The folder, canvas or file.
                 *
                 * > **Gap** `drive.ref.form`: The reference names a folder, a canvas or a file, and folders have no listed prefix. Assumed: An unconstrained string. It could also be: The canvas and file ids, and a form of its own for folders.
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
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
             * > **Gap** `drive.patch.response.fields`: It is a JSON object; its members and its status are not shown. Assumed: 200 with an open object. It could also be: The item with its name and visibility.
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The registration is revoked, whether by this call or before.
             *
             * > **Gap** `voyager.revoke.response.fields`: It is a JSON object that may report a failure at the identity provider; its members are not shown. Assumed: 200 with an open object. It could also be: Any members.
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
    redeemPromoCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
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
             * > **Gap** `voyager.redeem.success_status`: Neither the status is given nor whether `success` may be false in it. Assumed: 200, and `success` is any boolean. It could also be: 201; `success` may always be true there.
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The website.
                 *
                 * > **Gap** `websites.id.form`: No prefix or pattern is given. Assumed: An unconstrained string. It could also be: A prefix of its own, or a UUID.
                 *
                 * > **Gap** `ids.prefix.others`: Prefixes are given for six resources; conversations, organizations, deliveries, websites and others are left out. Assumed: These ids are plain strings. It could also be: They may carry prefixes of their own.
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
             * > **Gap** `websites.unpublish.response.fields`: It is a JSON object; its members and its status are not shown. Assumed: 200 with an open object. It could also be: The website with its state.
             *
             * > **Gap** `task.states.others`: Apart from a few effects, only the states of tasks are told. Assumed: Nothing: no state of another record is listed. It could also be: Each such record may have a state of its own.
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
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
             * > **Gap** `media_3d.create.status`: A queued task is the answer; its status is not given. Assumed: 202, as for layerize. It could also be: 200 or 201.
             *
             * > **Gap** `media_3d.create.envelope`: A 3D task has `poll_url`, which the canonical envelope lacks; which envelope a version shows is not said. Assumed: An open object of its own, the same in both versions. It could also be: The envelope of the version, with `poll_url` added.
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * The 3D task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
                 *
                 * > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 * > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
                 * @example task_01JTRJFJ2XBAHW0GQNMF2KDPB0
                 */
                task_id: components["parameters"]["Generate3dTaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The status of the task.
             *
             * > **Gap** `media_3d.create.envelope`: A 3D task has `poll_url`, which the canonical envelope lacks; which envelope a version shows is not said. Assumed: An open object of its own, the same in both versions. It could also be: The envelope of the version, with `poll_url` added.
             */
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
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
             * > **Gap** `media_audio.response`: Only a replay flag, a queued task and a quote are told of the answer; status and polling are not. Assumed: 200 with an open object whose few known members are optional. It could also be: A task envelope, 202 for a queued one, polled like other tasks.
             *
             * > **Gap** `media_audio.field.duration_seconds.report`: Adjustments and dropped values are reported; the place, the name and the bounds are not shown. Assumed: No bounds, and no named field; the answer stays open. It could also be: A list of notices in the answer.
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
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
             *
             * > **Gap** `media_layerize.poll_path`: The way to poll is `links.self`; no path is shown for it. Assumed: `GET /tasks/{id}`. It could also be: A path of its own below `/media`.
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The catalog.
             *
             * > **Gap** `named_ops.get_media_models`: The path is known; of the answer only a few things that model cards tell are named. Assumed: An open object. It could also be: A list of model cards under some key.
             *
             * > **Gap** `named_ops.rule`: A list of operations is named, with neither request nor response. Assumed: Those with a known path answer an open object or list; the others are no part of the contract. It could also be: Any shapes.
             *
             * > **Gap** `canvases.other_records`: Nine record types, from brand kit to share link, have no field list. Assumed: Open objects, with only the members that are told elsewhere. It could also be: Any fields.
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
    listVoices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The voices.
             *
             * > **Gap** `named_ops.get_voices`: The path is known, and that `vox_` ids come from it; the response is not shown. Assumed: An open object. It could also be: A list of voices under some key, with paging.
             *
             * > **Gap** `named_ops.voice_catalog`: A voice catalog is named; whether it is the list at `/voices` is not said outright. Assumed: It is that list. It could also be: An operation of its own.
             *
             * > **Gap** `named_ops.rule`: A list of operations is named, with neither request nor response. Assumed: Those with a known path answer an open object or list; the others are no part of the contract. It could also be: Any shapes.
             *
             * > **Gap** `canvases.other_records`: Nine record types, from brand kit to share link, have no field list. Assumed: Open objects, with only the members that are told elsewhere. It could also be: Any fields.
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
    getVoiceCapabilities: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The capabilities.
             *
             * > **Gap** `named_ops.get_voices_capabilities`: The path is known, and that it lists managed models and their controls; the response is not shown. Assumed: An open object. It could also be: A list of models, each with its controls.
             *
             * > **Gap** `named_ops.rule`: A list of operations is named, with neither request nor response. Assumed: Those with a known path answer an open object or list; the others are no part of the contract. It could also be: Any shapes.
             *
             * > **Gap** `canvases.other_records`: Nine record types, from brand kit to share link, have no field list. Assumed: Open objects, with only the members that are told elsewhere. It could also be: Any fields.
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
    listBrandKits: {
        parameters: {
            query?: {
                /**
                 * The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01.
                 *
                 * > **Gap** `pagination.legacy.cursor_sent`: What `cursor` does in version 2026-04-12, or `offset` in 2026-05-01, is not said. Assumed: Each version declares only its own parameter. It could also be: Ignored, or refused with 400.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * How many items a page holds at most.
                 *
                 * > **Gap** `pagination.cursor.limit.minimum`: Default and maximum are given; a minimum is not, nor what becomes of a value out of range. Assumed: At least 1; a value out of range is a bad parameter, hence 400. It could also be: It may be cut to the range, as the `limit` in the answer hints.
                 *
                 * > **Gap** `pagination.legacy.limit`: Default and maximum are told without naming a version, the cursor lane aside. Assumed: The same as in version 2026-05-01. It could also be: Others.
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
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
                /**
                 * The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01.
                 *
                 * > **Gap** `pagination.legacy.cursor_sent`: What `cursor` does in version 2026-04-12, or `offset` in 2026-05-01, is not said. Assumed: Each version declares only its own parameter. It could also be: Ignored, or refused with 400.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * How many items a page holds at most.
                 *
                 * > **Gap** `pagination.cursor.limit.minimum`: Default and maximum are given; a minimum is not, nor what becomes of a value out of range. Assumed: At least 1; a value out of range is a bad parameter, hence 400. It could also be: It may be cut to the range, as the `limit` in the answer hints.
                 *
                 * > **Gap** `pagination.legacy.limit`: Default and maximum are told without naming a version, the cursor lane aside. Assumed: The same as in version 2026-05-01. It could also be: Others.
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
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
            header?: {
                /**
                 * The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 * 2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 * > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 * > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 * > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The balance.
             *
             * > **Gap** `named_ops.get_credits`: The path is known; the response is not shown. Assumed: An open object. It could also be: The balance under some name.
             *
             * > **Gap** `canvases.other_records`: Nine record types, from brand kit to share link, have no field list. Assumed: Open objects, with only the members that are told elsewhere. It could also be: Any fields.
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
    taskSucceeded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * `v1=` and, in hexadecimal, the HMAC-SHA256 of `<timestamp>.<raw_body>`: the value of `X-Webhook-Timestamp`, a dot, and
                 * the bytes of the body as they came. The key of the HMAC is the signing secret of the API key. Compute it, and compare
                 * it in constant time with what follows `v1=`.
                 *
                 * > **Gap** `webhooks.verify.secret_form`: The secret is the key of the HMAC; whether as text or decoded is not said. Assumed: As text, the way it is shown. It could also be: Bytes decoded from hexadecimal or base64.
                 *
                 * > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
                 *
                 * > **Gap** `webhooks.header.signature.case`: The signature is hexadecimal; the case of its letters is not said. Assumed: Both cases are accepted; the example is in lower case. It could also be: Only one of them.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
                 *
                 * > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
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
                 *
                 * > **Gap** `webhooks.verify.secret_form`: The secret is the key of the HMAC; whether as text or decoded is not said. Assumed: As text, the way it is shown. It could also be: Bytes decoded from hexadecimal or base64.
                 *
                 * > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
                 *
                 * > **Gap** `webhooks.header.signature.case`: The signature is hexadecimal; the case of its letters is not said. Assumed: Both cases are accepted; the example is in lower case. It could also be: Only one of them.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
                 *
                 * > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
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
                 *
                 * > **Gap** `webhooks.verify.secret_form`: The secret is the key of the HMAC; whether as text or decoded is not said. Assumed: As text, the way it is shown. It could also be: Bytes decoded from hexadecimal or base64.
                 *
                 * > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
                 *
                 * > **Gap** `webhooks.header.signature.case`: The signature is hexadecimal; the case of its letters is not said. Assumed: Both cases are accepted; the example is in lower case. It could also be: Only one of them.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
                 *
                 * > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
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
                 *
                 * > **Gap** `webhooks.verify.secret_form`: The secret is the key of the HMAC; whether as text or decoded is not said. Assumed: As text, the way it is shown. It could also be: Bytes decoded from hexadecimal or base64.
                 *
                 * > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
                 *
                 * > **Gap** `webhooks.header.signature.case`: The signature is hexadecimal; the case of its letters is not said. Assumed: Both cases are accepted; the example is in lower case. It could also be: Only one of them.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
                 *
                 * > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
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
                 *
                 * > **Gap** `webhooks.verify.secret_form`: The secret is the key of the HMAC; whether as text or decoded is not said. Assumed: As text, the way it is shown. It could also be: Bytes decoded from hexadecimal or base64.
                 *
                 * > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
                 *
                 * > **Gap** `webhooks.header.signature.case`: The signature is hexadecimal; the case of its letters is not said. Assumed: Both cases are accepted; the example is in lower case. It could also be: Only one of them.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
                 *
                 * > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
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
