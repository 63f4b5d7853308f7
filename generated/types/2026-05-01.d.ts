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
         * @description A page of canvases.
         *
         *     **Paging**: cursor lane.
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
         * @description The canvases that match a text, the most relevant first.
         *
         *     **Paging**: offset lane.
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
                 * @description The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a canvas
         * @description One canvas. A share token may be sent along.
         */
        get: operations["getCanvas"];
        put?: never;
        post?: never;
        /**
         * Delete a canvas
         * @description Deletes a canvas softly. The caller needs edit access to it, and template governance applies. The call draws on the
         *     same fair-use rate bucket as authoring does.
         */
        delete: operations["deleteCanvas"];
        options?: never;
        head?: never;
        /**
         * Rename a canvas
         * @description Updates the metadata of a canvas, which renames it.
         *
         *     > Assumed (gap `canvases.patch.path`): the path `/canvases/{canvas_id}`.
         *
         *     > Assumed (gap `canvases.patch.body`): a JSON body with `name`, status 200.
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
                 * @description The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the pages of a canvas
         * @description All pages of a canvas in one answer. A share token may be sent along.
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
                 * @description The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
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
         * @description Exports a canvas as PNG, JPEG, PDF or PPTX.
         *
         *     | Wanted | Ask for |
         *     |---|---|
         *     | One image | `png` or `jpeg`, with a `page_number` |
         *     | An image of each page | `png` or `jpeg`; several pages come as one zip |
         *     | One document with all pages | `pdf` or `pptx` |
         *
         *     The zip holds a file for each page: `page-1.png`, `page-2.png` and so on.
         *
         *     The rate of exports is the same on every plan, but an organization's can be configured.
         *
         *     **Limit**: exports: at most 25 in 60 seconds. Above it the answer is 429, with `Retry-After: 60`.
         *
         *     > Assumed (gap `canvases.export.request`): a JSON body with `format` and `page_number`.
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
                 * @description The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        /**
         * Poll an export
         * @description The export of a canvas as it stands. Polling leaves the export rate alone, but it counts against the request rate.
         *
         *     > Assumed (gap `canvases.export_status.shape`): no parameter names the export.
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
         * @description The team's tasks. Layerize tasks are left out.
         *
         *     **Paging**: cursor lane.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Start a design task
         * @description Which of four things happens depends on the source field that is set.
         *
         *     | Goal | Fields | Effect |
         *     |---|---|---|
         *     | New design | neither `canvas_id` nor `template_canvas_id` | A new canvas in the team. Without `format` it is a generic `other` canvas of 1080 by 1080, made with no format skill. |
         *     | Edit in place | `canvas_id` | The agent changes that canvas. `format` neither resizes nor reclassifies it, but still steers the agent. |
         *     | Fill a template | `template_canvas_id` | A copy is edited; the original stays as it is. |
         *     | Rebrand a template | `template_canvas_id`, and a `brand_kit_id` that is not the source's | A copy is rebranded. The prompt has to ask for a visual rebrand in so many words, or only copy changes. |
         *
         *     For a template the brand kit in effect is found in this order: none if `skip_brand_kit` is true; else `brand_kit_id`;
         *     else the default kit of the team, if one is set; else none. If it equals the kit of the source canvas, the
         *     content-only remix skill runs: layout, colors, fonts and imagery stay, copy and data change. If it differs, or there
         *     is none, the full rebrand skill runs: colors, fonts, logos, imagery and copy adapt, the structural layout stays.
         *     Leaving `brand_kit_id` out means the team's default kit, not the source's: pass the source's own kit to be sure of a
         *     content-only remix.
         *
         *     Source fields that exclude each other answer 422. Interactive sessions in the web app, chat integration traffic,
         *     internal jobs and polling do not count against the cap on concurrent tasks; tasks that the tool server's
         *     `start_design_task` and `remix_design` start, and tasks triggered by webhooks, do.
         *
         *     **Limit**: concurrent design tasks: at most 3 on plan `free`, 3 on plan `free_beta`, 10 on plan `paid`, 15 on plan `ultra` for each organization. Above it the answer is 429, with `Retry-After: 30`.
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
                 * @description The task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
                 * @example task_01JTS3C4DWA7N36096Q14DR9GP
                 */
                id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a task
         * @description The task as it stands, with how long to wait before the next poll. Poll until the status is final. Reading is not
         *     limited by the cap on concurrent tasks, but it counts against the request rate.
         *
         *     A layerize task shows the canonical envelope in both versions, and only to the user who submitted it, with a key of
         *     the same team.
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
                 * @description The task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
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
         * @description Asks a task to stop. The answer says that the signal was sent, not that it was heeded: the task may still be running.
         *     A layerize task can be canceled only by the user who submitted it, with a key of the same team.
         *
         *     **Scopes**: `tasks:cancel`.
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
         * @description Duplicates a canvas. With a `prompt`, AI edits are applied to the copy, and the remix counts against the cap on
         *     concurrent design tasks; without one it is a plain copy and does not count.
         *
         *     **Limit**: concurrent design tasks (remix with a prompt): at most 3 on plan `free`, 3 on plan `free_beta`, 10 on plan `paid`, 15 on plan `ultra` for each organization. Above it the answer is 429, with `Retry-After: 30`.
         *
         *     > Assumed (gap `remix.body`): the field `canvas_id`, status 202.
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
         * @description Sends a file in one multipart request. For a larger file mint a signed address with `POST /uploads/url`, send the
         *     bytes there and register them. `GET /uploads/limits` tells both limits.
         *
         *     **Scopes**: `uploads:write`.
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
         * @description How large a file may be. Any valid key will do. Cache the answer for each key.
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
         * @description The first of four steps that bring a large file in:
         *
         *     1. Mint an address here. It is safe to repeat this call.
         *     2. `PUT` the raw bytes to `upload_url`, with `Content-Type` set to the minted `mime_type` and without
         *        `Authorization`. The storage system answers 200 (`putStagedFile` describes that call).
         *     3. Register the upload with `POST /uploads/register`.
         *     4. Name the file's id in the `attachments` of a task.
         *
         *     Bytes that are sent but never registered are not swept by themselves. The call takes no `idempotency_key`.
         *
         *     **Scopes**: `uploads:write`.
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
         * @description Makes a file record of the bytes that were sent to a signed address. The service hashes them; above 100 MB that may
         *     take several seconds. If a file of the team has the same content, that file is returned, with `was_duplicate` true.
         *     Either way the staged bytes are deleted, so a second call with the same `storage_key` answers 422. The call takes no
         *     `idempotency_key`.
         *
         *     **Scopes**: `uploads:write`.
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
         * @description The log of deliveries. Every attempt is recorded, kept for 90 days and then deleted for good. A row tells the address
         *     that was called, the HTTP status code of the answer, an excerpt of the answer's body, and how many attempts were made.
         *
         *     **Paging**: cursor lane.
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
                 * @description The delivery.
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
         * @description Queues a new attempt that sends the original payload to the original address. The user who created the key that
         *     dispatched the delivery may do so, and so may the admins and owners of the team; once that key is deleted, only
         *     admins.
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
         * @description The log of events.
         *
         *     **Paging**: cursor lane.
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
                 * @description The folder, canvas or file.
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
         * @description Deletes a folder, canvas or file. For a canvas the same governance applies as for `DELETE /canvases/{canvas_id}`.
         */
        delete: operations["deleteDriveItem"];
        options?: never;
        head?: never;
        /**
         * Rename an item or set its visibility
         * @description Renames a folder, canvas or file, sets the visibility of a canvas or file, or does both.
         *
         *     | Item | Rename | Visibility |
         *     |---|---|---|
         *     | Folder | With edit permission, to a name that is free in its location | Refused |
         *     | Canvas | Yes | By its creator alone |
         *     | File | With edit permission | With edit permission |
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
         * @description Revokes the registration of this install, then, as a best effort, the authorization at the identity provider. If
         *     that second step fails, it is logged and reported, but the call does not fail.
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
         * @description Redeems a promo code for the organization of the workspace that the credential belongs to. Who is eligible and which
         *     error codes there are is as in the web app. A desktop sign-in will do, or a legacy desktop API key.
         *
         *     **Limit**: promo redemptions: at most 10 in 600 seconds for each user. Above it the answer is 429.
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
                 * @description The website.
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
         * @description Takes the live site down. The draft is kept, so that it can be published again.
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
         * @description Hands a request to the provider of 3D generation. Needs a paid plan, and is metered: what is charged, and when, is
         *     told at the status.
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
                 * @description The 3D task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
                 * @example task_01JTRJFJ2XBAHW0GQNMF2KDPB0
                 */
                task_id: components["parameters"]["Generate3dTaskIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get the status of a 3D generation
         * @description Poll about every `retry_after_ms`. Polling has an effect on the bill: nothing is charged until a poll finds the task
         *     finished, and then the provider's credits are billed at cost. A failed task is never charged.
         *
         *     Only the workspace that started the task sees it; for all others it answers 404.
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
         * @description Makes speech, music or sound effects, or speech from recorded speech. Managed voice models, whose ids
         *     start with `elevenlabs-native-`, can do more than the others: wait or not, quote, approve an estimate and stitch
         *     context.
         *
         *     > Assumed (gap `media_audio.path`): the path `/media/generate-audio`.
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
         * @description Starts a task of kind `layerize_assets`, whose output is JSON and one PNG a layer, nothing else. Neither a scope for
         *     writing canvases nor one for exports is needed. The answer is the canonical task in both versions.
         *
         *     **Scopes**: `media:generate` and `tasks:read`.
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
         * @description The catalog of audio models. A card has voice presets, `voice_is_free_form` and `max_samples`.
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
         * @description The managed voices. Their `vox_` ids are what managed voice models take as `voice`.
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
         * @description The managed voice models, and the names of the controls that each takes in `model_params`.
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
         * @description A page of brand kits.
         *
         *     **Paging**: cursor lane.
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
         * @description A page of organizations.
         *
         *     **Paging**: cursor lane.
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
         * @description The credits that are left.
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
         * @description Sent when a design task with a callback address has succeeded.
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
         * @description Sent when a design task with a callback address has failed. Whether the fault is passing or the task is
         *     dead-lettered, `data.error.retryable` tells.
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
         * @description Sent when a design task with a callback address has been canceled.
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
         * @description Sent when an asynchronous export of a canvas has finished.
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
         * @description Sent when an asynchronous export of a canvas has failed.
         */
        post: operations["exportFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description The newest version.
         * @constant
         */
        CanonicalVersion: "2026-05-01";
        /** @description What every error says of itself, besides its type. */
        ErrorFields: {
            /**
             * @description A stable machine identifier that never changes once it is published. Seen so far: `unsupported_version`,
             *     `validation_failed`, `unsupported_model_setting`, `idempotency_conflict`, `file_not_found`,
             *     `source_url_unreachable` (retryable after a timeout, not after a 404), `rate_limit_exceeded`,
             *     `concurrency_limit_exceeded`.
             *
             *     > Assumed (gap `errors.code.429_conflict`): 429 carries one of the two codes above, not `rate_limited`.
             * @example validation_failed
             */
            code: string;
            /** @description A text for developers. It is not localized; do not parse it. */
            message: string;
            /**
             * Format: uri
             * @description A permalink for the code.
             */
            doc_url: string;
            /** @description The same value as the response header `X-Request-ID`. */
            request_id: string | null;
            /** @description The errors behind this one, where several are bundled, such as one for each page of an export. */
            causes: components["schemas"]["ApiError"][] | null;
            /**
             * @description Depends on the code: `ValidationDetails` for `validation_failed`, `UnsupportedVersionDetails` for
             *     `unsupported_version`. It is left out rather than sent empty.
             */
            details?: components["schemas"]["ValidationDetails"] | components["schemas"]["UnsupportedVersionDetails"] | {
                [key: string]: unknown;
            } | null;
            /** @description A hint for rate limits and passing faults, in milliseconds. */
            retry_after_ms: number | null;
            /** @description False, a retry cannot succeed; true, the fault is passing. When it is absent, do not infer it from type or status. */
            retryable?: boolean | null;
        };
        /** @description An error. */
        ApiError: {
            /**
             * @description What sort of error it is. Clients branch on it.
             * @enum {string}
             */
            type: "invalid_request" | "authentication" | "permission" | "not_found" | "conflict" | "rate_limited" | "idempotency_conflict" | "unprocessable" | "upstream_error" | "internal_error";
        } & components["schemas"]["ErrorFields"];
        /** @description The `details` of `validation_failed`. */
        ValidationDetails: {
            /** @description The fields that were refused. */
            fields: {
                /** @description The name of the field. */
                field: string;
                /** @description What is wrong with it. */
                code: string;
            }[];
        };
        /** @description The `details` of `unsupported_version`. */
        UnsupportedVersionDetails: {
            /** @description The version that was asked for. */
            requested: string;
            /** @description The versions that there are. */
            supported: string[];
        };
        /** @description An error whose type word is not stated. */
        UntypedApiError: {
            /** @description What sort of error it is. */
            type: string;
        } & components["schemas"]["ErrorFields"];
        /** @description What a page of the cursor lane says beside its `data`. */
        CursorPage: {
            /** @description What to send as `cursor` for the next page. Null at the end. */
            next_cursor: string | null;
            /** @description How many items this page holds. */
            returned: number;
            /** @description True when `next_cursor` is not null. */
            has_more: boolean;
            /** @description The page size in effect. */
            limit: number;
            /** @description How many items there are in all, on the lists that tell it. */
            total: number | null;
        };
        /** @description A canvas. */
        CanvasId: string;
        /** @description A canvas in a list. */
        CanvasListItem: {
            id: components["schemas"]["CanvasId"];
            /** @description The name. */
            name: string;
            /** @description The address of the canvas. */
            url: string;
            /**
             * @description The kind of canvas, for example `slides`. The generic one is `other`.
             * @example slides
             * @example other
             */
            category: string;
            /**
             * @description Who sees it.
             * @enum {string}
             */
            visibility: "team" | "private";
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        /** @description A page of canvases in version 2026-05-01. */
        CanvasPage: {
            /** @description The canvases. */
            data: components["schemas"]["CanvasListItem"][];
            /**
             * @description Always null, for this list does not count.
             * @constant
             */
            total?: number | null;
        } & components["schemas"]["CursorPage"];
        /** @description A page of canvases that match a search. */
        CanvasSearchResult: {
            /** @description The matches, the most relevant first. */
            canvases: components["schemas"]["CanvasListItem"][];
            /** @description Whether more matches follow. */
            has_more: boolean;
            /** @description The page size. */
            limit?: number;
            /** @description How many matches were skipped. */
            offset?: number;
            /**
             * @description Null if it is there, for a search does not count.
             * @constant
             */
            total?: number | null;
        };
        /** @description One canvas. */
        Canvas: {
            id?: components["schemas"]["CanvasId"];
        } & {
            [key: string]: unknown;
        };
        /** @description A JSON object whose members are not stated. */
        OpenObject: {
            [key: string]: unknown;
        };
        /** @description The new name of a canvas. */
        CanvasRename: {
            /** @description The name. */
            name?: string;
        };
        /** @description A page of a canvas, with its dimensions and element counts. */
        Page: {
            /**
             * @description A durable id of the page, or a short ref such as `p_a` that holds for the session. Wherever a short ref is taken,
             *     a durable id is taken too. Authoring and capture endpoints want it; exports and semantic reads want the ordinal
             *     `page_number`. Absent where the canvas has no pages.
             */
            id?: string;
            /** @description The name. */
            name: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The pages of a canvas. */
        CanvasPages: {
            /** @description The name of the canvas. */
            canvas_name: string;
            /** @description The pages. A canvas that has none lists one entry without `id`. */
            pages: components["schemas"]["Page"][];
            /** @description How many pages there are. */
            total_pages: number;
            /** @description Only if the `id` of some page is a short ref that holds for the session. */
            id_note?: string;
        };
        /** @description An export to make. */
        ExportRequest: {
            /**
             * @description The file format. `pdf` and `pptx` hold all pages in one document.
             *
             *     > Assumed (gap `canvases.export.jpeg_token`): the values `png` and `jpeg`.
             * @enum {string}
             */
            format?: "png" | "jpeg" | "pdf" | "pptx";
            /** @description The ordinal of one page, for a single image. It changes when pages are deleted or put in another order. */
            page_number?: number;
        };
        /** @description An exported file. */
        Export: {
            /** @description The address of the file. */
            url: string;
            /**
             * @description The format of the file. It is `zip` if several pages were exported as PNG or JPEG.
             *
             *     > Assumed (gap `canvases.export.jpeg_token`): the values `png` and `jpeg`.
             * @example zip
             * @example png
             * @example jpeg
             * @example pdf
             * @example pptx
             */
            format: string;
            /** @description How many pages were exported. */
            page_count: number;
        };
        /** @description An export as it stands. */
        CanvasExport: {
            /**
             * @description What came of it, or null.
             *
             *     > Assumed (gap `canvases.export.response`): status 202.
             *
             *     > Assumed (gap `canvases.export_status.shape`): no parameter names the export.
             */
            result?: ({
                export?: components["schemas"]["Export"];
            } & {
                [key: string]: unknown;
            }) | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A task. */
        TaskId: string;
        /** @description The canonical task envelope. */
        Task: {
            id: components["schemas"]["TaskId"];
            /**
             * @description What the task does. `design` and `layerize_assets` are known; other kinds may exist.
             * @example design
             * @example layerize_assets
             */
            kind: string;
            /**
             * @description Where the task stands. `queued` and `running` are on the way; `succeeded`, `failed`, `canceled` and `expired` are final.
             * @enum {string}
             */
            status: "queued" | "running" | "succeeded" | "failed" | "canceled" | "expired";
            /**
             * Format: date-time
             * @description When the task was made.
             */
            created_at: string | null;
            /**
             * Format: date-time
             * @description When work on it began.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it ended.
             */
            completed_at: string | null;
            /** @description How far it is. */
            progress: {
                /** @description The share that is done. */
                percent: number | null;
                /** @description What is being done. */
                step: string | null;
            } | null;
            /** @description Which attempt this is. */
            attempt: number;
            /** @description How many attempts there are at most. */
            max_attempts: number;
            /** @description The request, normalized. */
            input: {
                /** @description The instruction. */
                prompt?: string;
                /** @description Only for templates. What the request calls `template_canvas_id`. */
                source_canvas_id?: components["schemas"]["CanvasId"];
                /** @description Only for templates. The address of the source canvas. */
                source_canvas_url?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description What came of it. Its members depend on the kind. */
            result: object | null;
            /** @description Why it failed. */
            error: {
                /** @description What went wrong. */
                message: string;
                /** @description Whether another try can succeed. */
                retryable: boolean;
            } | null;
            /** @description What it cost. */
            credits: {
                /** @description Credits that the task used. */
                credits_used: number | null;
                /** @description Credits that are left. */
                credits_remaining: number | null;
            };
            /** @description Where to go from here. */
            links: {
                /**
                 * Format: uri-reference
                 * @description The path of the task.
                 */
                self: string;
                /** @description A path, or null. */
                events: string | null;
                /** @description The path that cancels the task, or null. */
                cancel: string | null;
                /** @description The address of the canvas. */
                canvas: string | null;
            };
            /** @description How long to wait before the next poll, in milliseconds. */
            retry_after_ms: number | null;
        };
        /** @description What a design task made. */
        DesignResult: {
            canvas_id: components["schemas"]["CanvasId"];
            /** @description The address of the canvas. */
            canvas_url: string;
            /** @description The conversation with the agent. */
            conversation_id: string;
            /** @description Only for templates. The canvas that was copied. */
            source_canvas_id?: components["schemas"]["CanvasId"];
            /** @description Only for templates. The address of the canvas that was copied. */
            source_canvas_url?: string;
            /**
             * @description The theme canvas that was applied by itself, because a fresh slides deck was made with a brand kit that has a
             *     default theme saved. Null for designs that are no slides, for edits and for templates.
             */
            theme_canvas_id: components["schemas"]["CanvasId"] | null;
            /** @description Only for export tasks. */
            export?: components["schemas"]["Export"];
        };
        /** @description A task whose result is a design. */
        DesignTask: {
            kind?: unknown;
            /** @description The design, or null. */
            result?: components["schemas"]["DesignResult"] | null;
        } & components["schemas"]["Task"];
        /** @description A task in version 2026-05-01. */
        CanonicalTask: components["schemas"]["DesignTask"];
        /** @description A page of tasks in version 2026-05-01. */
        TaskPage: {
            /** @description The tasks. */
            data: components["schemas"]["CanonicalTask"][];
            /** @description How many tasks there are in all. */
            total?: number;
        } & components["schemas"]["CursorPage"];
        /**
         * @description A canvas in a request body, as `cvs_` id.
         * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
         */
        CanvasRef: string;
        /**
         * @description A brand kit in a request body, as `bk_` id.
         * @example bk_01JTMZ9J92V81E5128Q6RW31FZ
         */
        BrandKitRef: string;
        /**
         * @description A file in a request body, as `file_` id.
         * @example file_01JT9NGK80Y3ZH6DZJJXXX7CK5
         */
        FileRef: string;
        /** @description An uploaded file and what it is for. */
        Attachment: {
            file_id?: components["schemas"]["FileRef"];
            /**
             * @description What the file is for. `source` is one such role.
             * @example source
             */
            role?: string;
        };
        /**
         * Format: uri
         * @description An HTTPS address that receives a signed webhook when the task ends.
         * @example https://hooks.example.com/canvas-design
         */
        CallbackUrl: string;
        /** @description A design task to start. */
        TaskCreate: {
            /** @description The instruction to the design agent. */
            prompt?: string;
            /** @description Edit this canvas in place. Not together with `template_canvas_id`. */
            canvas_id?: components["schemas"]["CanvasRef"];
            /**
             * @description Copy this canvas into the team and edit the copy. Any canvas of the team that the caller can read will do. Not
             *     together with `canvas_id`, nor with `conversation_id`: a template always starts a new conversation.
             */
            template_canvas_id?: components["schemas"]["CanvasRef"];
            /** @description The conversation to continue. */
            conversation_id?: string;
            /** @description The brand kit to apply. */
            brand_kit_id?: components["schemas"]["BrandKitRef"];
            /** @description True means no brand kit; the default of the team is ignored as well. */
            skip_brand_kit?: boolean;
            /** @description The name of the canvas or copy that is made. */
            canvas_name?: string;
            /** @description The format of the design. */
            format?: {
                /**
                 * @description The kind of canvas, for example `slides`. The generic one is `other`.
                 * @example slides
                 */
                category?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Uploaded files for the agent. */
            attachments?: components["schemas"]["Attachment"][];
            callback_url?: components["schemas"]["CallbackUrl"];
        };
        /** @description A webhook event. */
        EventId: string;
        /** @description A webhook event. The record inside is canonical, whatever version the request was made in. */
        WebhookEvent: {
            /** @description The event. It stays the same in every attempt; use it as the idempotency key. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened. The set is closed. The statuses `queued`, `running` and `expired` send nothing.
             * @enum {string}
             */
            type: "task.succeeded" | "task.failed" | "task.canceled" | "export.succeeded" | "export.failed";
            /**
             * Format: date-time
             * @description When the event was generated.
             */
            created: string;
            /**
             * @description The version of `data`.
             * @example 2026-05-01
             */
            api_version: string;
            /** @description The task. */
            data: components["schemas"]["Task"];
        };
        /** @description A file. */
        FileId: string;
        /**
         * @description A piece of text: its content, bounds, transform, layout dimensions and paragraph alignment, and for each span the
         *     font, the color and details of its formatting.
         */
        TextItem: {
            [key: string]: unknown;
        };
        /** @description A layer, which is a PNG of the size of the whole image. */
        Layer: {
            /** @description The PNG. It is retained like any other file. */
            file_id: components["schemas"]["FileId"];
            /**
             * Format: uri
             * @description A signed, read-only address of the PNG. Treat it as a secret. Deleting the file removes it, and polling does not make
             *     another.
             */
            url: string;
            /** @description What sort of layer it is. */
            kind: string;
            /** @description Its place in the stack, from the bottom up. */
            z_index: number;
            /** @description The width, that of the whole image. */
            width: number;
            /** @description The height, that of the whole image. */
            height: number;
            /** @description Where it sits from the left, which is 0. */
            x: number;
            /** @description Where it sits from the top, which is 0. */
            y: number;
            /** @description The text of the layer. */
            text?: unknown;
            /** @description The pieces of the text. Font files are not included. */
            text_items?: components["schemas"]["TextItem"][];
        };
        /** @description The layers of an image. */
        LayerizeResult: {
            /** @description The layers. Stack them in ascending `z_index`, with source-over alpha compositing. */
            layers: components["schemas"]["Layer"][];
            /**
             * @description How it went. `partial` means that the output is usable but combined.
             * @example partial
             */
            outcome?: string;
            /** @description What to know about the output, for example `layers_combined`. */
            warnings?: unknown[];
        };
        /** @description A task that splits an image into layers. It is the same in both versions. */
        LayerizeTask: {
            /**
             * @description What the task does.
             * @constant
             */
            kind?: "layerize_assets";
            /** @description The layers, or null. A task without usable output fails. */
            result?: components["schemas"]["LayerizeResult"] | null;
            /**
             * @description How long to wait before the next poll, in milliseconds. Normally 3000.
             * @example 3000
             */
            retry_after_ms?: number | null;
        } & components["schemas"]["Task"];
        /** @description A canvas to duplicate. */
        RemixRequest: {
            /**
             * @description The canvas to duplicate.
             *
             *     > Assumed (gap `remix.body`): the field `canvas_id`, status 202.
             */
            canvas_id?: components["schemas"]["CanvasRef"];
            /** @description What the AI is to change in the copy. */
            prompt?: string;
            callback_url?: components["schemas"]["CallbackUrl"];
        } & {
            [key: string]: unknown;
        };
        /** @description A file as a form. */
        UploadForm: {
            /**
             * @description The file.
             *
             *     > Assumed (gap `uploads.post.part_name`): the part is named `file`.
             */
            file: Blob;
        };
        /** @description A file of the team. */
        UploadedFile: {
            id: components["schemas"]["FileId"];
            /** @description The address of the file. */
            url: string;
            /** @description The name of the file. */
            filename: string;
            /** @description What the file is. */
            mime_type: string;
            /** @description Its size in bytes. */
            size_bytes: number;
            /** @description True when the team already had a file of the same content, which is then the one returned. */
            was_duplicate: boolean;
        };
        /** @description How large a file may be. */
        UploadLimits: {
            /**
             * @description The largest body that `POST /uploads` takes, in bytes. It is the gateway's limit of 32 MiB.
             * @example 33554432
             */
            max_direct_upload_bytes: number;
            /** @description The largest file of this workspace, in bytes, however it is sent. It is lower on free plans. */
            max_file_bytes: number;
            /** @description Whether `max_file_bytes` comes from the plan. */
            max_file_bytes_is_plan_limit: boolean;
        };
        /** @description The file that is going to be sent. */
        UploadUrlRequest: {
            /**
             * @description The name of the file.
             * @example launch.mp4
             */
            filename?: string;
            /**
             * @description What the file is. It must be on the allow-list, on which executables and scripts are not.
             * @example video/mp4
             */
            mime_type?: string;
            /**
             * @description How long the address is to live, in seconds.
             * @default 600
             */
            expires_in_seconds?: number;
        };
        /** @description A signed address to send a file to. */
        SignedUpload: {
            /** @description Where to `PUT` the bytes. Whoever has the address can write there, so keep it secret. */
            upload_url: string;
            /** @description Names the upload when it is registered. */
            storage_key: string;
            /** @description The `Content-Type` that the `PUT` must carry. */
            mime_type: string;
            /** @description How long the address lives, in seconds. */
            expires_in_seconds: number;
            /** @description What to do next. */
            instructions: unknown;
        };
        /** @description The upload that has been sent. */
        UploadRegisterRequest: {
            /** @description The key that was minted for this team together with the address. */
            storage_key: string;
            /**
             * @description The name of the file.
             * @example launch.mp4
             */
            filename?: string;
            /**
             * @description What the file is.
             * @example video/mp4
             */
            mime_type?: string;
        };
        /**
         * @description A row of the delivery log. It tells the address that was called, the HTTP status code of the answer, an excerpt of the
         *     answer's body, and how many attempts were made.
         */
        WebhookDelivery: {
            [key: string]: unknown;
        };
        /** @description A page of deliveries in version 2026-05-01. */
        WebhookDeliveryPage: {
            /** @description The deliveries. */
            data: components["schemas"]["WebhookDelivery"][];
            /**
             * @description Always null on this list.
             * @constant
             */
            total?: number | null;
        } & components["schemas"]["CursorPage"];
        /** @description An event of the log. */
        LoggedEvent: {
            [key: string]: unknown;
        };
        /** @description A page of events in version 2026-05-01. */
        EventPage: {
            /** @description The events. */
            data: components["schemas"]["LoggedEvent"][];
            /**
             * @description Always null on this list.
             * @constant
             */
            total?: number | null;
        } & components["schemas"]["CursorPage"];
        /** @description What to change of an item. */
        DriveItemPatch: {
            /** @description The new name. */
            name?: string;
            /**
             * @description Who sees the item. `private` hides it from teammates. Not for folders.
             * @enum {string}
             */
            visibility?: "team" | "private";
        };
        /** @description A promo code to redeem. */
        PromoRedeem: {
            /** @description The code. White space around it is ignored. */
            code?: string;
        };
        /** @description The outcome of a redemption. */
        PromoRedeemResult: {
            /**
             * @description Whether the code was redeemed.
             *
             *     > Assumed (gap `voyager.redeem.success_status`): status 200.
             */
            success: boolean;
            /** @description A text about the outcome. */
            message: string;
        };
        /** @description A 3D generation to start. */
        Generate3D: {
            /**
             * @description What to do.
             * @enum {string}
             */
            operation?: "text-to-3d" | "image-to-3d" | "multi-image-to-3d" | "retexture" | "remesh" | "uv-unwrap" | "convert" | "rigging" | "animations" | "text-to-motion";
            /**
             * @description What the provider takes as the body of this operation. Images and models are https addresses or data URIs; a field
             *     that names an earlier task takes the `task_` id of that task.
             */
            input?: {
                [key: string]: unknown;
            };
            /** @description A key of your choice for this request. */
            idempotency_key?: string;
        };
        /** @description A 3D task that was started. */
        Generate3DTask: {
            id?: components["schemas"]["TaskId"];
            /**
             * @description Where the task stands.
             * @enum {string}
             */
            status: "queued" | "succeeded" | "failed";
            /**
             * Format: uri-reference
             * @description Where to poll.
             */
            poll_url: string;
            /** @description How long to wait before the next poll, in milliseconds. */
            retry_after_ms: number;
        } & {
            [key: string]: unknown;
        };
        /** @description How a 3D task stands. */
        Generate3DStatus: {
            id?: components["schemas"]["TaskId"];
            /**
             * @description Where the task stands.
             * @enum {string}
             */
            status: "queued" | "succeeded" | "failed";
            /** @description How long to wait before the next poll, in milliseconds. */
            retry_after_ms?: number;
            /** @description What came of it. */
            result?: ({
                /**
                 * @description When the task succeeded: for each asset the name of its field and a signed address, which the provider keeps
                 *     for three days.
                 */
                outputs?: unknown;
            } & {
                [key: string]: unknown;
            }) | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A managed voice. */
        VoiceId: string;
        /** @description Audio to generate. */
        GenerateAudio: {
            /**
             * @description A concrete audio model, from `GET /media/models`. Managed voice models start with `elevenlabs-native-` and are
             *     listed by `GET /voices/capabilities`.
             */
            model: string;
            /**
             * @description What to make. `speech_to_speech`, with its aliases `sts` and `voice_conversion`, is for managed voice models only.
             *     On those the mode must equal the model's operation.
             * @enum {string}
             */
            mode: "text_to_speech" | "text_to_music" | "text_to_sfx" | "speech_to_speech" | "sts" | "voice_conversion";
            /** @description Passed on unchanged. For speech it is the script. Required, unless the mode is `speech_to_speech`. */
            prompt?: string | null;
            /**
             * @description Only for speech: a preset from the model's card, or any text if the card sets `voice_is_free_form`. A managed
             *     voice model takes a `vox_` id from `GET /voices`. Leave it out for the default.
             */
            voice?: string | null;
            /**
             * @description Only for music and sound effects. It is moved into the range of the mode. For speech it is dropped. Either is
             *     reported, not refused.
             */
            duration_seconds?: number;
            /**
             * @description How many distinct takes, up to the card's `max_samples`. Each is billed; where the mode has a floor, it applies to
             *     each short take.
             */
            num_samples?: number | null;
            /**
             * @description Settings of the model. A managed voice model takes exactly the controls that its capabilities list; one that is
             *     unknown or out of range answers 422 `unsupported_model_setting`.
             */
            model_params?: object | null;
            /**
             * @description Resumes an existing render. On managed voice models the same key and input answer the same task with `replayed`
             *     true, another input answers 409 `idempotency_conflict`, and keys never expire.
             */
            idempotency_key?: string | null;
            /**
             * @description Only for managed voice models. True renders within the call, for up to about 210 seconds; false answers the queued
             *     task at once.
             * @default true
             */
            wait?: boolean;
            /**
             * @description Only for managed voice models. True answers an estimate of the usage and a check of the credits. Nothing starts,
             *     nothing is charged, and `idempotency_key` is ignored.
             * @default false
             */
            quote?: boolean;
            /** @description Only for `speech_to_speech`. The recording, an uploaded MP3, WAV or AAC file. */
            source_audio?: components["schemas"]["FileRef"] | null;
            /**
             * @description What becomes of the uploaded source. `on_failure` deletes it if the generation fails or is canceled; `never` keeps
             *     it.
             * @default never
             * @enum {string|null}
             */
            source_audio_cleanup?: "on_failure" | "never" | null;
            /** @description For managed voice models that stitch context. Neighboring text, or earlier tasks. */
            context?: object | null;
            /** @description For models in dictionary pronunciation mode. Pinned revisions of dictionaries, in order of precedence. */
            pronunciation_dictionaries?: unknown[] | null;
            /** @description For a quote of `speech_to_speech` without `source_audio`. The length of the recording, in seconds. */
            quote_source_seconds?: number | null;
            /**
             * @description Only for managed voice models. If the estimate at admission is above it, the call answers 422 `validation_failed`
             *     for the reason `estimate_exceeds_approval`, before anything is held or run.
             */
            max_estimated_credits?: number | null;
        } & (unknown & unknown);
        /** @description What came of an audio request. */
        AudioGeneration: {
            id?: components["schemas"]["TaskId"];
            /**
             * @description Where the task stands.
             *
             *     > Assumed (gap `media_audio.response`): status 200.
             * @example queued
             */
            status?: string;
            /** @description True when an earlier task is answered for the same key and input. */
            replayed?: boolean;
            /** @description False in an `audio_generation_quote`. */
            committed?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description An image to split into layers. */
        Layerize: {
            /**
             * @description The image, as https address or `file_` id. A PNG, JPEG or WebP of one frame, with at most 16,384 pixels a side and
             *     33,554,432 pixels in all. Orientation metadata is normalized.
             */
            image?: string;
            /**
             * @description How to split. `text` takes the text apart and keeps the other artwork together.
             * @default full
             * @enum {string}
             */
            mode?: "full" | "text";
            /**
             * @description A key of your choice for this request. The same request with the same key answers the same task; another one, or a
             *     duplicate in flight, answers 409.
             */
            idempotency_key?: string;
            callback_url?: components["schemas"]["CallbackUrl"];
        };
        /** @description A brand kit. */
        BrandKitId: string;
        /** @description A brand kit. */
        BrandKit: {
            id: components["schemas"]["BrandKitId"];
        } & {
            [key: string]: unknown;
        };
        /** @description A page of brand kits in version 2026-05-01. */
        BrandKitPage: {
            /** @description The brand kits. */
            data: components["schemas"]["BrandKit"][];
            /** @description How many brand kits there are in all. */
            total?: number;
        } & components["schemas"]["CursorPage"];
        /** @description An organization. */
        Organization: {
            [key: string]: unknown;
        };
        /** @description A page of organizations in version 2026-05-01. */
        OrganizationPage: {
            /** @description The organizations. */
            data: components["schemas"]["Organization"][];
            /** @description How many organizations there are in all. */
            total?: number;
        } & components["schemas"]["CursorPage"];
        /** @description A design task has succeeded. */
        TaskSucceededEvent: {
            /**
             * @description What happened.
             * @constant
             */
            type?: "task.succeeded";
            /** @description The design task. */
            data?: components["schemas"]["DesignTask"];
        } & components["schemas"]["WebhookEvent"];
        /** @description A design task has failed. */
        TaskFailedEvent: {
            /**
             * @description What happened.
             * @constant
             */
            type?: "task.failed";
            /** @description The design task. */
            data?: components["schemas"]["DesignTask"];
        } & components["schemas"]["WebhookEvent"];
        /** @description A design task has been canceled. */
        TaskCanceledEvent: {
            /**
             * @description What happened.
             * @constant
             */
            type?: "task.canceled";
            /** @description The design task. */
            data?: components["schemas"]["DesignTask"];
        } & components["schemas"]["WebhookEvent"];
        /** @description An asynchronous export has succeeded. */
        ExportSucceededEvent: {
            /**
             * @description What happened.
             * @constant
             */
            type?: "export.succeeded";
        } & components["schemas"]["WebhookEvent"];
        /** @description An asynchronous export has failed. */
        ExportFailedEvent: {
            /**
             * @description What happened.
             * @constant
             */
            type?: "export.failed";
        } & components["schemas"]["WebhookEvent"];
    };
    responses: {
        /** @description Any other error that an endpoint may answer, in the same envelope. */
        OtherError: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["UntypedApiError"];
                };
            };
        };
        /**
         * @description The request cannot be taken as it is. Causes are bad parameters, malformed JSON, an unknown format, a cursor that was
         *     tampered with or belongs to another list, or an unsupported version.
         */
        BadRequest: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersionOrDefault"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["ApiError"] & {
                        /** @constant */
                        type?: "invalid_request";
                    };
                };
            };
        };
        /** @description The key is missing or invalid. */
        Unauthorized: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["ApiError"] & {
                        /** @constant */
                        type?: "authentication";
                    };
                };
            };
        };
        /** @description The key lacks a scope, the resource belongs to another team, or the owner of the key is no longer in the team. */
        Forbidden: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["ApiError"] & {
                        /** @constant */
                        type?: "permission";
                    };
                };
            };
        };
        /** @description The resource does not exist, or the caller cannot see it. */
        NotFound: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["ApiError"] & {
                        /** @constant */
                        type?: "not_found";
                    };
                };
            };
        };
        /** @description More than 120 requests in a minute with one key. */
        TooManyRequests: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["ApiError"] & {
                        /** @constant */
                        type?: "rate_limited";
                    };
                };
            };
        };
        /** @description Something unexpected went wrong. */
        InternalError: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["ApiError"] & {
                        /** @constant */
                        type?: "internal_error";
                    };
                };
            };
        };
        /** @description A third-party service failed. */
        UpstreamFailure: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["ApiError"] & {
                        /** @constant */
                        type?: "upstream_error";
                    };
                };
            };
        };
        /** @description The request is well-formed but invalid, or its fields do not go together. */
        Unprocessable: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["ApiError"] & {
                        /** @constant */
                        type?: "unprocessable";
                    };
                };
            };
        };
        /** @description More than 25 exports in a minute, or more than 120 requests in a minute with one key. */
        TooManyExports: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["ExportRetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["ApiError"] & {
                        /** @constant */
                        type?: "rate_limited";
                    };
                };
            };
        };
        /** @description A metered operation lacks credits. */
        InsufficientCredits: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["UntypedApiError"];
                };
            };
        };
        /** @description As many design tasks as the plan allows are queued or running, or more than 120 requests in a minute were made with one key. */
        TooManyTasks: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["TaskRetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["ApiError"] & {
                        /** @constant */
                        type?: "rate_limited";
                    };
                };
            };
        };
        /**
         * @description Any other status, and no answer within 30 seconds, is a failure. There are 3 attempts in all: the second about 1
         *     second after the first, the third about 5 seconds after the second. When the last one has failed, the delivery is
         *     dropped. The task is not affected and can be read by polling, and the delivery log keeps each attempt for 90 days.
         */
        DeliveryFailed: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Any 2xx status within 30 seconds tells the service that the event has arrived. */
        Delivered: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The cancel signal cannot be sent now. Wait as `Retry-After` says. */
        CancelSignalNotSent: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["ApiError"] & {
                        /** @constant */
                        type?: "upstream_error";
                    };
                };
            };
        };
        /** @description The gateway refuses a body above about 32 MiB. The response is bare; it has no error envelope. */
        GatewayRefusal: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The MIME type is not on the allow-list. Executables and scripts are not. */
        MimeTypeNotAllowed: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["UntypedApiError"];
                };
            };
        };
        /** @description The file is above the maximum file size of the workspace. The staged blob is deleted. */
        FileTooLarge: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["UntypedApiError"];
                };
            };
        };
        /**
         * @description The `storage_key` is missing, malformed or was not minted for this team; or nothing lies there, because the bytes did
         *     not fully arrive, the address had expired, the key is wrong, or it has been registered before.
         */
        RegisterUnprocessable: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["ApiError"] & {
                        /** @constant */
                        type?: "unprocessable";
                    };
                };
            };
        };
        /** @description The name is taken. */
        NameConflict: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["ApiError"] & {
                        /** @enum {unknown} */
                        type?: "conflict" | "idempotency_conflict";
                    };
                };
            };
        };
        /** @description The idempotency key was used with another body, or a call with it is still in flight. */
        IdempotencyConflict: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["ApiError"] & {
                        /** @enum {unknown} */
                        type?: "conflict" | "idempotency_conflict";
                    };
                };
            };
        };
        /**
         * @description The request is well-formed but invalid, a setting is unknown to the model or out of its range, or the estimate is
         *     above what was approved.
         */
        AudioUnprocessable: {
            headers: {
                "Service-Version": components["headers"]["ServiceVersion"];
                "X-Request-ID": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: components["schemas"]["ApiError"] & {
                        /** @constant */
                        type?: "unprocessable";
                    };
                };
            };
        };
    };
    parameters: {
        /**
         * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
         *     2026-04-12. Any other value answers 400 `unsupported_version`.
         *
         *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
         *
         *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
         * @example 2026-05-01
         */
        ServiceVersion: "2026-05-01" | "2026-04-12";
        /** @description The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01. */
        Cursor: string;
        /** @description How many items a page holds at most. */
        Limit: number;
        /** @description How many results to skip. */
        SearchOffset: number;
        /**
         * @description The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
         * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
         */
        CanvasIdPath: string;
        /**
         * @description The token of a share link to the canvas.
         *
         *     > Assumed (gap `canvases.get.share_token.name`): this name.
         */
        ShareToken: string;
        /**
         * @description `v1=` and, in hexadecimal, the HMAC-SHA256 of `<timestamp>.<raw_body>`: the value of `X-Webhook-Timestamp`, a dot, and
         *     the bytes of the body as they came. The key of the HMAC is the signing secret of the API key. Compute it, and compare
         *     it in constant time with what follows `v1=`.
         * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
         */
        WebhookSignature: string;
        /**
         * @description A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
         * @example 1777817176
         */
        WebhookTimestamp: string;
        /**
         * @description The task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
         * @example task_01JTS3C4DWA7N36096Q14DR9GP
         */
        TaskIdPath: string;
        /** @description How many items a page holds at most. */
        LogLimit: number;
        /**
         * @description The 3D task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
         * @example task_01JTRJFJ2XBAHW0GQNMF2KDPB0
         */
        Generate3dTaskIdPath: string;
    };
    requestBodies: never;
    headers: {
        /** @description The version that the request was resolved to. */
        ServiceVersion: string & components["schemas"]["CanonicalVersion"];
        /**
         * @description The id of this request, on every response. An error body repeats it as `request_id`. Log it.
         * @example req_01JT53YCQWCMQY1TFS2R2X43GC
         */
        RequestId: string;
        /**
         * @description The version that the request was resolved to; after `unsupported_version` the current default, not the value that was asked for.
         * @example 2026-04-12
         */
        ServiceVersionOrDefault: "2026-05-01" | "2026-04-12";
        /** @description Names the scheme that is expected. */
        WwwAuthenticate: "Bearer";
        /**
         * @description How long to wait before the next try, in seconds.
         * @example 12
         */
        RetryAfter: number;
        /**
         * @description How long to wait before the next try, in seconds. For the export rate it is 60.
         * @example 60
         */
        ExportRetryAfter: number;
        /**
         * @description How long to wait before the next try, in seconds. For the cap on concurrent design tasks it is 30.
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
             * @description A call to the storage system, not to the API: send the bytes to `upload_url` as it stands. The address itself grants
             *     the right to write, so do not send `Authorization`, and keep it secret.
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
export type CanonicalVersion = components['schemas']['CanonicalVersion'];
export type ErrorFields = components['schemas']['ErrorFields'];
export type ApiError = components['schemas']['ApiError'];
export type ValidationDetails = components['schemas']['ValidationDetails'];
export type UnsupportedVersionDetails = components['schemas']['UnsupportedVersionDetails'];
export type UntypedApiError = components['schemas']['UntypedApiError'];
export type CursorPage = components['schemas']['CursorPage'];
export type CanvasId = components['schemas']['CanvasId'];
export type CanvasListItem = components['schemas']['CanvasListItem'];
export type CanvasPage = components['schemas']['CanvasPage'];
export type CanvasSearchResult = components['schemas']['CanvasSearchResult'];
export type Canvas = components['schemas']['Canvas'];
export type OpenObject = components['schemas']['OpenObject'];
export type CanvasRename = components['schemas']['CanvasRename'];
export type Page = components['schemas']['Page'];
export type CanvasPages = components['schemas']['CanvasPages'];
export type ExportRequest = components['schemas']['ExportRequest'];
export type Export = components['schemas']['Export'];
export type CanvasExport = components['schemas']['CanvasExport'];
export type TaskId = components['schemas']['TaskId'];
export type Task = components['schemas']['Task'];
export type DesignResult = components['schemas']['DesignResult'];
export type DesignTask = components['schemas']['DesignTask'];
export type CanonicalTask = components['schemas']['CanonicalTask'];
export type TaskPage = components['schemas']['TaskPage'];
export type CanvasRef = components['schemas']['CanvasRef'];
export type BrandKitRef = components['schemas']['BrandKitRef'];
export type FileRef = components['schemas']['FileRef'];
export type Attachment = components['schemas']['Attachment'];
export type CallbackUrl = components['schemas']['CallbackUrl'];
export type TaskCreate = components['schemas']['TaskCreate'];
export type EventId = components['schemas']['EventId'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type FileId = components['schemas']['FileId'];
export type TextItem = components['schemas']['TextItem'];
export type Layer = components['schemas']['Layer'];
export type LayerizeResult = components['schemas']['LayerizeResult'];
export type LayerizeTask = components['schemas']['LayerizeTask'];
export type RemixRequest = components['schemas']['RemixRequest'];
export type UploadForm = components['schemas']['UploadForm'];
export type UploadedFile = components['schemas']['UploadedFile'];
export type UploadLimits = components['schemas']['UploadLimits'];
export type UploadUrlRequest = components['schemas']['UploadUrlRequest'];
export type SignedUpload = components['schemas']['SignedUpload'];
export type UploadRegisterRequest = components['schemas']['UploadRegisterRequest'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryPage = components['schemas']['WebhookDeliveryPage'];
export type LoggedEvent = components['schemas']['LoggedEvent'];
export type EventPage = components['schemas']['EventPage'];
export type DriveItemPatch = components['schemas']['DriveItemPatch'];
export type PromoRedeem = components['schemas']['PromoRedeem'];
export type PromoRedeemResult = components['schemas']['PromoRedeemResult'];
export type Generate3D = components['schemas']['Generate3D'];
export type Generate3DTask = components['schemas']['Generate3DTask'];
export type Generate3DStatus = components['schemas']['Generate3DStatus'];
export type VoiceId = components['schemas']['VoiceId'];
export type GenerateAudio = components['schemas']['GenerateAudio'];
export type AudioGeneration = components['schemas']['AudioGeneration'];
export type Layerize = components['schemas']['Layerize'];
export type BrandKitId = components['schemas']['BrandKitId'];
export type BrandKit = components['schemas']['BrandKit'];
export type BrandKitPage = components['schemas']['BrandKitPage'];
export type Organization = components['schemas']['Organization'];
export type OrganizationPage = components['schemas']['OrganizationPage'];
export type TaskSucceededEvent = components['schemas']['TaskSucceededEvent'];
export type TaskFailedEvent = components['schemas']['TaskFailedEvent'];
export type TaskCanceledEvent = components['schemas']['TaskCanceledEvent'];
export type ExportSucceededEvent = components['schemas']['ExportSucceededEvent'];
export type ExportFailedEvent = components['schemas']['ExportFailedEvent'];
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
export type HeaderExportRetryAfter = components['headers']['ExportRetryAfter'];
export type HeaderTaskRetryAfter = components['headers']['TaskRetryAfter'];
export type PathItemStorageUpload = components['pathItems']['StorageUpload'];
export type $defs = Record<string, never>;
export interface operations {
    listCanvases: {
        parameters: {
            query?: {
                /** @description The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of canvases. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CanvasPage"];
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
                 * @description The text to look for.
                 *
                 *     > Assumed (gap `canvases.search.query_param`): an optional parameter named `q`.
                 * @example one-pager
                 */
                q?: string;
                /** @description How many results to skip. */
                offset?: components["parameters"]["SearchOffset"];
                /** @description How many items a page holds at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of matches. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CanvasSearchResult"];
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
                 * @description The token of a share link to the canvas.
                 *
                 *     > Assumed (gap `canvases.get.share_token.name`): this name.
                 */
                share_token?: components["parameters"]["ShareToken"];
            };
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The canvas. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Canvas"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The canvas was deleted.
             *
             *     > Assumed (gap `canvases.delete.response.fields`): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenObject"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CanvasRename"];
            };
        };
        responses: {
            /**
             * @description The canvas was renamed.
             *
             *     > Assumed (gap `canvases.patch.body`): a JSON body with `name`, status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenObject"];
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
                 * @description The token of a share link to the canvas.
                 *
                 *     > Assumed (gap `canvases.get.share_token.name`): this name.
                 */
                share_token?: components["parameters"]["ShareToken"];
            };
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CanvasPages"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /**
             * @description The export was started.
             *
             *     > Assumed (gap `canvases.export.response`): status 202.
             */
            202: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CanvasExport"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The export.
             *
             *     > Assumed (gap `canvases.export_status.shape`): no parameter names the export.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CanvasExport"];
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
                /** @description The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tasks. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPage"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCreate"];
            };
        };
        responses: {
            /**
             * @description The task, which has been queued.
             *
             *     > Assumed (gap `tasks.create.success_status`): status 202.
             */
            202: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CanonicalTask"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
                 * @example task_01JTS3C4DWA7N36096Q14DR9GP
                 */
                id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CanonicalTask"] | components["schemas"]["LayerizeTask"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
                 * @example task_01JTS3C4DWA7N36096Q14DR9GP
                 */
                id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancel signal was sent and has not been acknowledged yet. */
            202: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenObject"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemixRequest"];
            };
        };
        responses: {
            /**
             * @description The remix, which has been started.
             *
             *     > Assumed (gap `remix.body`): the field `canvas_id`, status 202.
             */
            202: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenObject"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /**
             * @description The file.
             *
             *     > Assumed (gap `uploads.success_status`): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
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
             * @description The limits.
             *
             *     > Assumed (gap `uploads.success_status`): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadLimits"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadUrlRequest"];
            };
        };
        responses: {
            /**
             * @description The signed address.
             *
             *     > Assumed (gap `uploads.success_status`): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedUpload"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadRegisterRequest"];
            };
        };
        responses: {
            /**
             * @description The file, be it new or one that the team already had.
             *
             *     > Assumed (gap `uploads.success_status`): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
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
                /** @description The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds at most. */
                limit?: components["parameters"]["LogLimit"];
                /**
                 * @description Only deliveries of events of this type.
                 *
                 *     > Assumed (gap `webhooks_log.list.filter_names`): this name.
                 */
                event_type?: "task.succeeded" | "task.failed" | "task.canceled" | "export.succeeded" | "export.failed";
                /**
                 * @description Only deliveries in this status.
                 *
                 *     > Assumed (gap `webhooks_log.list.filter_names`): this name.
                 */
                status?: string;
                /**
                 * @description Only deliveries that belong to this API key.
                 *
                 *     > Assumed (gap `webhooks_log.list.filter_names`): this name.
                 */
                api_key_id?: string;
                /**
                 * @description Only deliveries from this time on.
                 *
                 *     > Assumed (gap `webhooks_log.list.filter_names`): this name.
                 */
                created_after?: string;
                /**
                 * @description Only deliveries up to this time.
                 *
                 *     > Assumed (gap `webhooks_log.list.filter_names`): this name.
                 */
                created_before?: string;
            };
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The delivery.
                 * @example 0196a2c1-7d3e-4b58-9f06-2e8c41d7a9b3
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new attempt is queued. The body carries the id of the new delivery. */
            202: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenObject"];
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
                /** @description The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds at most. */
                limit?: components["parameters"]["LogLimit"];
            };
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The folder, canvas or file.
                 * @example file_01JT9NGK80Y3ZH6DZJJXXX7CK5
                 */
                item_ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The item was deleted.
             *
             *     > Assumed (gap `drive.delete.response`): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenObject"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The folder, canvas or file.
                 * @example file_01JT9NGK80Y3ZH6DZJJXXX7CK5
                 */
                item_ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriveItemPatch"];
            };
        };
        responses: {
            /**
             * @description The item was updated.
             *
             *     > Assumed (gap `drive.patch.response.fields`): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenObject"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration is revoked, whether by this call or before. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenObject"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoRedeem"];
            };
        };
        responses: {
            /**
             * @description The outcome.
             *
             *     > Assumed (gap `voyager.redeem.success_status`): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoRedeemResult"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The website.
                 * @example 3f7a9c15-6b2e-4d80-8c41-e95d07f2a6b3
                 */
                website_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The live site was taken down.
             *
             *     > Assumed (gap `websites.unpublish.response.fields`): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenObject"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Generate3D"];
            };
        };
        responses: {
            /**
             * @description The task, which has been queued.
             *
             *     > Assumed (gap `media_3d.create.status`): status 202.
             */
            202: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Generate3DTask"];
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
    getGenerate3dTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The 3D task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
                 * @example task_01JTRJFJ2XBAHW0GQNMF2KDPB0
                 */
                task_id: components["parameters"]["Generate3dTaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of the task. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Generate3DStatus"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateAudio"];
            };
        };
        responses: {
            /**
             * @description The rendered audio, a queued task or a quote.
             *
             *     > Assumed (gap `media_audio.response`): status 200.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudioGeneration"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Layerize"];
            };
        };
        responses: {
            /**
             * @description The task. It is answered even when it is uncertain that the worker queue was reached: poll this task, do not
             *     submit another.
             */
            202: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerizeTask"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalog. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenObject"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voices. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenObject"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capabilities. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenObject"];
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
                /** @description The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of brand kits. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandKitPage"];
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
                /** @description The `next_cursor` of the page before, unchanged. Opaque. Leave it out for the first page. Only in version 2026-05-01. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page holds at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of organizations. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationPage"];
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > Assumed (gap `versioning.rule.1.schema_default`): without the header, 2026-04-12.
                 *
                 *     > Assumed (gap `versioning.rule.4.clock`): the default before the sunset.
                 * @example 2026-05-01
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenObject"];
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
                 * @description `v1=` and, in hexadecimal, the HMAC-SHA256 of `<timestamp>.<raw_body>`: the value of `X-Webhook-Timestamp`, a dot, and
                 *     the bytes of the body as they came. The key of the HMAC is the signing secret of the API key. Compute it, and compare
                 *     it in constant time with what follows `v1=`.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
                 * @example 1777817176
                 */
                "X-Webhook-Timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskSucceededEvent"];
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
                 * @description `v1=` and, in hexadecimal, the HMAC-SHA256 of `<timestamp>.<raw_body>`: the value of `X-Webhook-Timestamp`, a dot, and
                 *     the bytes of the body as they came. The key of the HMAC is the signing secret of the API key. Compute it, and compare
                 *     it in constant time with what follows `v1=`.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
                 * @example 1777817176
                 */
                "X-Webhook-Timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskFailedEvent"];
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
                 * @description `v1=` and, in hexadecimal, the HMAC-SHA256 of `<timestamp>.<raw_body>`: the value of `X-Webhook-Timestamp`, a dot, and
                 *     the bytes of the body as they came. The key of the HMAC is the signing secret of the API key. Compute it, and compare
                 *     it in constant time with what follows `v1=`.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
                 * @example 1777817176
                 */
                "X-Webhook-Timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCanceledEvent"];
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
                 * @description `v1=` and, in hexadecimal, the HMAC-SHA256 of `<timestamp>.<raw_body>`: the value of `X-Webhook-Timestamp`, a dot, and
                 *     the bytes of the body as they came. The key of the HMAC is the signing secret of the API key. Compute it, and compare
                 *     it in constant time with what follows `v1=`.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
                 * @example 1777817176
                 */
                "X-Webhook-Timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportSucceededEvent"];
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
                 * @description `v1=` and, in hexadecimal, the HMAC-SHA256 of `<timestamp>.<raw_body>`: the value of `X-Webhook-Timestamp`, a dot, and
                 *     the bytes of the body as they came. The key of the HMAC is the signing secret of the API key. Compute it, and compare
                 *     it in constant time with what follows `v1=`.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
                 * @example 1777817176
                 */
                "X-Webhook-Timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportFailedEvent"];
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
         * @description The raw bytes, neither multipart nor JSON. `Content-Type` must equal the minted `mime_type`, whichever that is;
         *     `application/octet-stream` stands here for all of them.
         */
        requestBody: {
            content: {
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** @description The bytes are staged. Register them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The address has expired, the `Content-Type` is not the minted one, or something was tampered with. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
