/**
 * Types of the Canvas Design Platform API, version 2026-04-12.
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
         *     **Scopes**: `canvases:read`.
         *
         *     **Paging**: offset lane.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `canvases.list.filters`: No filter is shown. Assumed: None. It could also be: Filters by category or visibility, for example.
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
         *     **Scopes**: `canvases:read`.
         *
         *     **Paging**: offset lane.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
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
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 *     > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a canvas
         * @description One canvas. A share token may be sent along.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         */
        get: operations["getCanvas"];
        put?: never;
        post?: never;
        /**
         * Delete a canvas
         * @description Deletes a canvas softly. The caller needs edit access to it, and template governance applies. The call draws on the
         *     same fair-use rate bucket as authoring does.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `auth.scope.delete_canvas`: Deletion needs edit access to the canvas; the scope of the key is not stated. Assumed: No scope is named. It could also be: `canvases:write`.
         *
         *     > **Gap** `canvases.delete.after`: Deletion is soft; what a later read answers and whether there is a way back is not said. Assumed: Nothing in particular: a later read may answer 404, and no operation restores a canvas. It could also be: The canvas may remain readable, marked as deleted.
         *
         *     > **Gap** `canvases.delete.governance.rules`: Template governance applies to deletion; neither its rules nor its error are shown. Assumed: Nothing: a refusal would be one of the documented errors. It could also be: 403, 409 or 422.
         *
         *     > **Gap** `limits.authoring_bucket`: Deletion shares a fair-use bucket with authoring; its size is not shown. Assumed: No number. It could also be: A limit above or below the general one.
         */
        delete: operations["deleteCanvas"];
        options?: never;
        head?: never;
        /**
         * Rename a canvas
         * @description Updates the metadata of a canvas, which renames it.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `canvases.patch.path`: The updater is a PATCH under `/canvases` whose suffix is not stated. Assumed: `/canvases/{canvas_id}`. It could also be: A longer suffix, or none with the canvas named in the body.
         *
         *     > **Gap** `canvases.patch.body`: It renames a canvas; neither body, answer nor permission is shown. Assumed: A JSON body with `name`; 200 with an open object. It could also be: Another name, further metadata, or the canvas as the answer.
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
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 *     > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the pages of a canvas
         * @description All pages of a canvas in one answer. A share token may be sent along.
         *
         *     **Scopes**: `designs:read`.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
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
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 *     > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
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
         *     **Scopes**: `designs:export`.
         *
         *     **Limit**: exports: at most 25 in 60 seconds. Above it the answer is 429, with `Retry-After: 60`.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `canvases.export.request`: Format and page number are mentioned; how they are named and where they travel is not shown. Assumed: A JSON body with `format` and `page_number`, both optional. It could also be: Query parameters, other names or further members.
         *
         *     > **Gap** `canvases.export.async`: Export events speak of asynchronous exports; whether there are others is not said. Assumed: The call starts an export, which the status call reads. It could also be: Small exports may be finished within the call.
         *
         *     > **Gap** `canvases.export.multi_zip.jpeg_names`: The names `page-1.png` and so on stand for PNG and JPEG alike. Assumed: Nothing about the names in a zip of JPEG pages. It could also be: Names that end in `.jpg` or `.jpeg`.
         *
         *     > **Gap** `events.trigger.export`: Export events exist; how an export gets its callback address is not said. Assumed: The export request has no `callback_url`. It could also be: A field of the request, or an address configured for the key.
         *
         *     > **Gap** `limits.rate.export.bucket`: The rate can be set by organization; by what it is counted is not said. Assumed: Nothing: the limit is given without a unit to count by. It could also be: The key, the user or the organization.
         *
         *     > **Gap** `versioning.migration.export_zip.old`: The zip is listed as the new form. The source does not show the form before it. Assumed: The same zip in both versions. It could also be: A list of addresses, or the first page alone.
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
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 *     > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
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
         *     **Scopes**: `designs:export`.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `canvases.export_status.shape`: Polling an export is named, with neither a parameter nor a response. Assumed: No parameter but the canvas; an open object that may show `result.export`. It could also be: A parameter that names the export; a task as the answer.
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
         * @description Lists tasks. Layerize tasks are not included.
         *
         *     **Scopes**: `tasks:read`.
         *
         *     **Paging**: offset lane.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `tasks.list.filters`: No filter is shown; layerize tasks are left out, and of 3D and audio tasks nothing is said. Assumed: No filters; nothing is promised for 3D and audio tasks. It could also be: Filters by status or kind; both sorts listed or left out.
         *
         *     > **Gap** `versioning.migration.sort.others`: The old order is given for canvases and organizations only. Assumed: Nothing is promised; the examples follow the new order. It could also be: By update, by name or by creation.
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
         *     **Scopes**: `tasks:write`.
         *
         *     **Limit**: concurrent design tasks: at most 3 on plan `free`, 3 on plan `free_beta`, 10 on plan `paid`, 15 on plan `ultra` for each organization. Above it the answer is 429, with `Retry-After: 30`.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `tasks.create.required`: No field is called required, `prompt` included. Assumed: None is required. It could also be: `prompt` may be, or one of several fields.
         *
         *     > **Gap** `tasks.create.further_fields`: Whether the request takes more optional fields is not shown. Assumed: Nothing is added; unknown fields are not forbidden. It could also be: An idempotency key, for example.
         *
         *     > **Gap** `tasks.create.canvas_name_length`: No bounds are given for the prompt, the canvas name or any other string. Assumed: None. It could also be: Some bounds, such as the 255 characters of a drive item's name.
         *
         *     > **Gap** `recipes.rebrand.prompt_conflict`: The recipes let the prompt decide between a visual rebrand and new copy; the skill rules let the kits alone decide. Assumed: Both are told, and neither is said to win. It could also be: Another kit may start the rebrand skill while the prompt still limits what it changes.
         *
         *     > **Gap** `recipes.skill.rule.3.source_none`: With no kit in effect and none on the source, one rule sees equality and the next sees none. Assumed: Nothing: the case is not decided. It could also be: The content-only remix, or the full rebrand.
         *
         *     > **Gap** `limits.concurrency.webhook_triggered`: They count against the cap; how a webhook starts a task is not explained. Assumed: They are mentioned, and no operation receives such a webhook. It could also be: An inbound webhook that is configured elsewhere.
         *
         *     > **Gap** `limits.concurrency.remix_tool`: The REST call counts with a prompt only; its tool is listed without that condition. Assumed: The tool is said to count, and the case without a prompt is left open. It could also be: It may count only with a prompt.
         *
         *     > **Gap** `limits.concurrency.media`: Media calls are not listed among those that the cap applies to. Assumed: They do not count, and no such 429 is documented for them. It could also be: They may count as well.
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
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 *     > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
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
         *
         *     **Scopes**: `tasks:read`.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `media_3d.tasks_endpoints`: Whether the general task read, list and cancel know 3D tasks is not said. Assumed: 3D tasks are read at their own path; nothing is promised for the others. It could also be: They may be read, listed and canceled like other tasks.
         *
         *     > **Gap** `media_layerize.owner_only.status`: Only the submitting user can poll or cancel it; what others get is not said. Assumed: 403 and 404 are both documented. It could also be: Either of the two.
         *
         *     > **Gap** `media_layerize.poll_path`: The way to poll is `links.self`; no path is shown for it. Assumed: `GET /tasks/{id}`. It could also be: A path of its own below `/media`.
         *
         *     > **Gap** `task.transitions`: Six statuses are listed, but not which may follow which. Assumed: Nothing beyond the split into two that are on the way and four that are final. It could also be: A task may, for instance, fall back from `running` to `queued` for another attempt.
         *
         *     > **Gap** `task.required`: Some fields are called nullable; none is called mandatory or optional. Assumed: All fields of the envelope are always present. It could also be: Fields that do not apply may be left out.
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
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 *     > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
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
         *
         *     > **Gap** `tasks.cancel.other`: 202 and 503 are told; body, other successes and the answer for a task that has ended are not. Assumed: 202 with an open object and no request body; for a task that has ended nothing is promised. It could also be: The task as the body; 200 once the signal is acknowledged; 409 for a task that has ended.
         *
         *     > **Gap** `media_layerize.owner_only.status`: Only the submitting user can poll or cancel it; what others get is not said. Assumed: 403 and 404 are both documented. It could also be: Either of the two.
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
         *     **Scopes**: `tasks:write`.
         *
         *     **Limit**: concurrent design tasks (remix with a prompt): at most 3 on plan `free`, 3 on plan `free_beta`, 10 on plan `paid`, 15 on plan `ultra` for each organization. Above it the answer is 429, with `Retry-After: 30`.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `remix.body`: `prompt` and `callback_url` are told; the source canvas's field, the status and the answer are not shown. Assumed: A field `canvas_id`; 202 with an open object. It could also be: Another name and further fields; a task as the answer, with 200 or 201.
         *
         *     > **Gap** `errors.status.402.operations`: Design tasks and metered media operations use credits. Whether a remix and a layerize task do is not stated. Assumed: Both use credits, and return 402 without enough of them. It could also be: Either may be free.
         *
         *     > **Gap** `limits.concurrency.remix_tool`: The REST call counts with a prompt only; its tool is listed without that condition. Assumed: The tool is said to count, and the case without a prompt is left open. It could also be: It may count only with a prompt.
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
         *
         *     > **Gap** `uploads.url.required`: The fields are listed without saying which must be sent. Assumed: `storage_key` is required for a registration, since its absence answers 422; nothing else is. It could also be: All except `expires_in_seconds`.
         *
         *     > **Gap** `uploads.idempotency_key.sent_anyway`: The two signed-upload calls accept no `idempotency_key`; what sending one does is not said. Assumed: Nothing: the field is not declared, and unknown fields are not forbidden. It could also be: Ignored, or refused with 400 or 422.
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
         *
         *     > **Gap** `uploads.url.required`: The fields are listed without saying which must be sent. Assumed: `storage_key` is required for a registration, since its absence answers 422; nothing else is. It could also be: All except `expires_in_seconds`.
         *
         *     > **Gap** `uploads.idempotency_key.sent_anyway`: The two signed-upload calls accept no `idempotency_key`; what sending one does is not said. Assumed: Nothing: the field is not declared, and unknown fields are not forbidden. It could also be: Ignored, or refused with 400 or 422.
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
         *     **Paging**: offset lane.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `webhooks_log.scope`: `webhooks:manage` is explained as configuration only; no scope is stated for these calls. Assumed: A key without a stated scope. It could also be: `webhooks:manage`.
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
                 *
                 *     > **Gap** `ids.prefix.others`: Prefixes are given for six resources; conversations, organizations, deliveries, websites and others are left out. Assumed: These ids are plain strings. It could also be: They may carry prefixes of their own.
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
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
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `webhooks_log.scope`: `webhooks:manage` is explained as configuration only; no scope is stated for these calls. Assumed: A key without a stated scope. It could also be: `webhooks:manage`.
         *
         *     > **Gap** `webhooks_log.replay.key_deleted.owners`: Admins and owners may replay; once the key is deleted, admins alone are named. Assumed: Nothing is promised to owners in that case. It could also be: Owners may count as admins there.
         *
         *     > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
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
         *     **Paging**: offset lane.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `webhooks_log.scope`: `webhooks:manage` is explained as configuration only; no scope is stated for these calls. Assumed: A key without a stated scope. It could also be: `webhooks:manage`.
         *
         *     > **Gap** `webhooks_log.events.item`: Only the paging of the event list is told. Assumed: Open objects, and no filters. It could also be: The webhook envelope as the item; filters as in the delivery log.
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
                 *
                 *     > **Gap** `drive.ref.form`: The reference names a folder, a canvas or a file, and folders have no listed prefix. Assumed: An unconstrained string. It could also be: The canvas and file ids, and a form of its own for folders.
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
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
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `canvases.delete.governance.rules`: Template governance applies to deletion; neither its rules nor its error are shown. Assumed: Nothing: a refusal would be one of the documented errors. It could also be: 403, 409 or 422.
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
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `drive.patch.empty`: Name and visibility are both optional; what a body with neither does is not said. Assumed: It is accepted by the schema. It could also be: Refused with 400 or 422.
         *
         *     > **Gap** `drive.patch.canvas_rename`: Permissions are told for folders, for files and for a canvas's visibility, not for a canvas's name. Assumed: Nothing is promised. It could also be: Edit permission, or the creator alone.
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
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `voyager.revoke.credential`: The call revokes the registration of this install; what tells the install apart is not said. Assumed: The bearer credential of the call, with no scheme of its own. It could also be: A desktop credential only.
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
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `voyager.redeem.codes`: The codes are those of the web app, which are not shown. Assumed: An open string. It could also be: A closed list.
         *
         *     > **Gap** `voyager.redeem.credential_forms`: A desktop sign-in and a legacy desktop key work; how they look and whether any other key works is not said. Assumed: The one bearer scheme. It could also be: A token of another form, and no ordinary keys.
         *
         *     > **Gap** `voyager.redeem.limit.answer`: A limit is given, but not how a call above it is answered. Assumed: 429 with `Retry-After`, as for the other limits. It could also be: Another status, or `success: false`.
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
                 *
                 *     > **Gap** `websites.id.form`: No prefix or pattern is given. Assumed: An unconstrained string. It could also be: A prefix of its own, or a UUID.
                 *
                 *     > **Gap** `ids.prefix.others`: Prefixes are given for six resources; conversations, organizations, deliveries, websites and others are left out. Assumed: These ids are plain strings. It could also be: They may carry prefixes of their own.
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
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
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
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `media_3d.scope`: `media:generate` is stated for layerize alone. Assumed: A key without a stated scope. It could also be: `media:generate`, with `tasks:read` for polling.
         *
         *     > **Gap** `media_3d.required`: No field is called required. Assumed: None is required. It could also be: `operation` and `input`.
         *
         *     > **Gap** `media_3d.create.paid.status`: It needs a paid plan; what another plan is answered with is not said. Assumed: Nothing in particular: 402 and 403 are both documented. It could also be: Either of the two, with a code of its own.
         *
         *     > **Gap** `media_3d.no_callback`: No callback address is listed and no event type is shown. Assumed: None: the task is polled. It could also be: A `callback_url` as in the other task calls.
         *
         *     > **Gap** `limits.media_others`: Only a few limits of these calls are given. Assumed: None beyond those and the request rate. It could also be: A rate or a cap of their own.
         *
         *     > **Gap** `limits.concurrency.media`: Media calls are not listed among those that the cap applies to. Assumed: They do not count, and no such 429 is documented for them. It could also be: They may count as well.
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
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 *     > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
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
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `media_3d.scope`: `media:generate` is stated for layerize alone. Assumed: A key without a stated scope. It could also be: `media:generate`, with `tasks:read` for polling.
         *
         *     > **Gap** `media_3d.tasks_endpoints`: Whether the general task read, list and cancel know 3D tasks is not said. Assumed: 3D tasks are read at their own path; nothing is promised for the others. It could also be: They may be read, listed and canceled like other tasks.
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
         *     > **Gap** `media_audio.path`: The operation is a POST whose path is not shown. Assumed: `/media/generate-audio`, after the pattern of 3D. It could also be: Any path.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `media_audio.scope`: `media:generate` is stated for layerize alone. Assumed: A key without a stated scope. It could also be: `media:generate`.
         *
         *     > **Gap** `media_audio.managed_on_others`: Some fields hold for managed models only; what they do elsewhere is not said. Assumed: The schema takes them with any model. It could also be: Ignored, or refused with 422.
         *
         *     > **Gap** `limits.media_others`: Only a few limits of these calls are given. Assumed: None beyond those and the request rate. It could also be: A rate or a cap of their own.
         *
         *     > **Gap** `limits.concurrency.media`: Media calls are not listed among those that the cap applies to. Assumed: They do not count, and no such 429 is documented for them. It could also be: They may count as well.
         *
         *     > **Gap** `events.media_types`: Layerize accepts a `callback_url`, but the source shows no event type for layerize, 3D or audio tasks. Assumed: A layerize task sends `task.succeeded`, `task.failed` or `task.canceled`, with its own task as `data`. 3D and audio tasks send nothing. It could also be: Event types of their own, or no events.
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
         *
         *     > **Gap** `errors.status.402.operations`: Design tasks and metered media operations use credits. Whether a remix and a layerize task do is not stated. Assumed: Both use credits, and return 402 without enough of them. It could also be: Either may be free.
         *
         *     > **Gap** `media_layerize.required`: No field is called required. Assumed: None is required. It could also be: `image`.
         *
         *     > **Gap** `media_layerize.unknown_options.status`: Unknown options are rejected; with which status is not said. Assumed: 422, as for a body that breaks its schema. It could also be: 400.
         *
         *     > **Gap** `limits.media_others`: Only a few limits of these calls are given. Assumed: None beyond those and the request rate. It could also be: A rate or a cap of their own.
         *
         *     > **Gap** `limits.concurrency.media`: Media calls are not listed among those that the cap applies to. Assumed: They do not count, and no such 429 is documented for them. It could also be: They may count as well.
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
         * @description The catalog of audio models. The card of a model lists its voice presets and says whether `voice_is_free_form`.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
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
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
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
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
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
         *     **Scopes**: `brand_kits:read`.
         *
         *     **Paging**: offset lane.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `named_ops.rule`: A list of operations is named, with neither request nor response. Assumed: Those with a known path answer an open object or list; the others are no part of the contract. It could also be: Any shapes.
         *
         *     > **Gap** `named_ops.get_brand_kits`: Path and paging are known; the fields of an item are not shown. Assumed: An open object with a brand kit id, and with `team_id` in version 2026-04-12. It could also be: Any fields.
         *
         *     > **Gap** `versioning.migration.sort.others`: The old order is given for canvases and organizations only. Assumed: Nothing is promised; the examples follow the new order. It could also be: By update, by name or by creation.
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
         *     **Scopes**: `organizations:read`.
         *
         *     **Paging**: offset lane.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `named_ops.rule`: A list of operations is named, with neither request nor response. Assumed: Those with a known path answer an open object or list; the others are no part of the contract. It could also be: Any shapes.
         *
         *     > **Gap** `named_ops.get_organizations`: Path and paging are known; the fields of an item are not shown. Assumed: An open object. It could also be: Any fields.
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
         *
         *     **Scopes**: `credits:read`.
         *
         *     > **Gap** `auth.scope.per_operation`: The source lists what each scope grants. It states the scope that an operation needs for a few operations only. Assumed: An operation that the words of the scope table name needs that scope. Every other operation needs a key, and names no scope. It could also be: Any operation may need another scope, or none.
         *
         *     > **Gap** `named_ops.rule`: A list of operations is named, with neither request nor response. Assumed: Those with a known path answer an open object or list; the others are no part of the contract. It could also be: Any shapes.
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
         * @description Sent when a design task with a callback address has succeeded, and when a layerize task with one has.
         *
         *     > **Gap** `events.media_types`: Layerize accepts a `callback_url`, but the source shows no event type for layerize, 3D or audio tasks. Assumed: A layerize task sends `task.succeeded`, `task.failed` or `task.canceled`, with its own task as `data`. 3D and audio tasks send nothing. It could also be: Event types of their own, or no events.
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
         * @description Sent when a design task with a callback address has failed, and when a layerize task with one has. Whether the fault is passing or the task is
         *     dead-lettered, `data.error.retryable` tells.
         *
         *     > **Gap** `events.media_types`: Layerize accepts a `callback_url`, but the source shows no event type for layerize, 3D or audio tasks. Assumed: A layerize task sends `task.succeeded`, `task.failed` or `task.canceled`, with its own task as `data`. 3D and audio tasks send nothing. It could also be: Event types of their own, or no events.
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
         * @description Sent when a design task with a callback address has been canceled, and when a layerize task with one has.
         *
         *     > **Gap** `events.media_types`: Layerize accepts a `callback_url`, but the source shows no event type for layerize, 3D or audio tasks. Assumed: A layerize task sends `task.succeeded`, `task.failed` or `task.canceled`, with its own task as `data`. 3D and audio tasks send nothing. It could also be: Event types of their own, or no events.
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
         *
         *     > **Gap** `events.export_payload`: Nothing is shown of it beyond the common envelope. Assumed: The canonical task envelope, as for all events, with nothing narrowed. It could also be: `result.export`, or an object of another shape.
         *
         *     > **Gap** `events.trigger.export`: Export events exist; how an export gets its callback address is not said. Assumed: The export request has no `callback_url`. It could also be: A field of the request, or an address configured for the key.
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
         *
         *     > **Gap** `events.export_payload`: Nothing is shown of it beyond the common envelope. Assumed: The canonical task envelope, as for all events, with nothing narrowed. It could also be: `result.export`, or an object of another shape.
         *
         *     > **Gap** `events.trigger.export`: Export events exist; how an export gets its callback address is not said. Assumed: The export request has no `callback_url`. It could also be: A field of the request, or an address configured for the key.
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
        /** @description What every error says of itself, besides its type. */
        ErrorFields: {
            /**
             * @description A stable machine identifier that never changes once it is published. Seen so far: `unsupported_version`,
             *     `validation_failed`, `unsupported_model_setting`, `idempotency_conflict`, `file_not_found`,
             *     `source_url_unreachable` (retryable after a timeout, not after a 404), `rate_limit_exceeded`,
             *     `concurrency_limit_exceeded`.
             *
             *     > **Gap** `errors.code.registry`: A handful of codes has been seen; the registry is not shown. Assumed: `code` is an open string; where no code is known, the example repeats the type or says `not_stated`. It could also be: Any codes.
             *
             *     > **Gap** `errors.code.429_conflict`: Examples show two codes; elsewhere it is said to be `rate_limited`. Assumed: An open string; the examples use the two codes. It could also be: `rate_limited` in every case.
             * @example validation_failed
             */
            code: string;
            /**
             * @description A text for developers. It is not localized; do not parse it.
             *
             *     > **Gap** `errors.required`: Nine fields are listed and some called nullable; which are always there is not said. Assumed: All but `details` and `retryable`. It could also be: Nullable ones may be left out.
             */
            message: string;
            /**
             * Format: uri
             * @description A permalink for the code.
             */
            doc_url: string;
            /** @description The same value as the response header `X-Request-ID`. */
            request_id: string | null;
            /**
             * @description The errors behind this one, where several are bundled, such as one for each page of an export.
             *
             *     > **Gap** `errors.field.causes.wrapping`: Causes are nested error objects; whether each is wrapped in `error` is not said. Assumed: Bare error objects. It could also be: Wrapped ones.
             */
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
            /**
             * @description False, a retry cannot succeed; true, the fault is passing. When it is absent, do not infer it from type or status.
             *
             *     > **Gap** `errors.retry_tension`: Clients are told to retry by type, yet not to infer retryability from the type when `retryable` is absent. Assumed: Both rules are told, and an explicit false always wins. It could also be: One of the two rules alone.
             */
            retryable?: boolean | null;
        };
        /** @description An error. */
        ApiError: {
            /**
             * @description What sort of error it is. Clients branch on it.
             *
             *     > **Gap** `versioning.rule.6.new_enum`: New codes within a type need no new version; of new types, statuses and events nothing is said. Assumed: The lists that the source calls closed or gives in full are closed here. It could also be: Values may be added at any time.
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
        /**
         * @description The `details` of `unsupported_version`.
         *
         *     > **Gap** `versioning.rule.2.details_types`: Both are named as details of an unsupported version, without types. Assumed: A string and an array of strings. It could also be: Objects with more about each version.
         */
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
             *
             *     > **Gap** `service.timestamps.offset`: Timestamps are ISO 8601, which leaves the offset open; only a legacy one is said to have none. Assumed: All others carry one, as the format `date-time` wants it. It could also be: A time without an offset, to be read as UTC or as another zone.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             *
             *     > **Gap** `service.timestamps.offset`: Timestamps are ISO 8601, which leaves the offset open; only a legacy one is said to have none. Assumed: All others carry one, as the format `date-time` wants it. It could also be: A time without an offset, to be read as UTC or as another zone.
             */
            updated_at: string;
        };
        /**
         * @deprecated
         * @description What a list of version 2026-04-12 says beside its items.
         */
        LegacyPage: {
            /** @description How many items there are in all. */
            total: number;
            /** @description How many items were skipped. */
            offset: number;
            /** @description The page size. */
            limit: number;
            /** @description Whether items follow. */
            has_more: boolean;
        };
        /**
         * @deprecated
         * @description A page of canvases in version 2026-04-12.
         */
        LegacyCanvasPage: {
            /**
             * @description The canvases, sorted by `updated_at`, descending.
             *
             *     > **Gap** `canvases.item.legacy_fields`: Wrapper and sort are said to differ between the versions; of the items nothing is said. Assumed: The items are the same in both. It could also be: Other names or further fields.
             */
            canvases: components["schemas"]["CanvasListItem"][];
        } & components["schemas"]["LegacyPage"];
        /** @description A page of canvases that match a search. */
        CanvasSearchResult: {
            /**
             * @description The matches, the most relevant first.
             *
             *     > **Gap** `pagination.offset.search.wrapper`: The key of the items and `has_more` are given; `limit`, `offset` and the fields of the items are not. Assumed: `limit` and `offset` are optional; the items are those of the canvas list. It could also be: Both always present; items with further fields.
             */
            canvases: components["schemas"]["CanvasListItem"][];
            /** @description Whether more matches follow. */
            has_more: boolean;
            /**
             * @description The page size.
             *
             *     > **Gap** `pagination.offset.search.wrapper`: The key of the items and `has_more` are given; `limit`, `offset` and the fields of the items are not. Assumed: `limit` and `offset` are optional; the items are those of the canvas list. It could also be: Both always present; items with further fields.
             */
            limit?: number;
            /**
             * @description How many matches were skipped.
             *
             *     > **Gap** `pagination.offset.search.wrapper`: The key of the items and `has_more` are given; `limit`, `offset` and the fields of the items are not. Assumed: `limit` and `offset` are optional; the items are those of the canvas list. It could also be: Both always present; items with further fields.
             */
            offset?: number;
            /**
             * @description Null if it is there, for a search does not count.
             *
             *     > **Gap** `pagination.cursor.total.search_conflict`: Search is listed among the lanes whose `total` is null, yet its own shape has no `total`. Assumed: Optional, and null if it is there. It could also be: Always absent, or always there as null.
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
             *
             *     > **Gap** `ids.page.exception`: Every `id` in a response is said to be prefixed, yet pages have no prefix, may show a short ref, or have no id. Assumed: A page's `id` is optional and an unconstrained string. It could also be: Durable page ids may have a prefix that is not listed.
             *
             *     > **Gap** `ids.prefix.others`: Prefixes are given for six resources; conversations, organizations, deliveries, websites and others are left out. Assumed: These ids are plain strings. It could also be: They may carry prefixes of their own.
             *
             *     > **Gap** `canvases.pages.session.definition`: A short ref is valid for the session; what that is for the holder of a key is not said. Assumed: Nothing: no lifetime is given. It could also be: The life of a key, of a conversation or of a cache.
             *
             *     > **Gap** `canvases.authoring_endpoints`: Such endpoints are mentioned when page ids are explained, but none is listed. Assumed: Nothing: no operation stands in the contract. It could also be: Several operations below a canvas.
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
            /**
             * @description The pages. A canvas that has none lists one entry without `id`.
             *
             *     > **Gap** `canvases.pages.page.others`: Pages also carry dimensions and element counts, under names that are not shown. Assumed: Nothing is named beside `id` and `name`; the object stays open. It could also be: Any names.
             */
            pages: components["schemas"]["Page"][];
            /**
             * @description How many pages there are.
             *
             *     > **Gap** `canvases.pages.empty.total`: For a canvas that has no pages there is one entry, which lacks an id; its `total_pages` is not told. Assumed: An integer with no minimum; the example shows 1, the number of entries. It could also be: 0.
             */
            total_pages: number;
            /**
             * @description Only if the `id` of some page is a short ref that holds for the session.
             *
             *     > **Gap** `canvases.pages.session.definition`: A short ref is valid for the session; what that is for the holder of a key is not said. Assumed: Nothing: no lifetime is given. It could also be: The life of a key, of a conversation or of a cache.
             */
            id_note?: string;
        };
        /** @description An export to make. */
        ExportRequest: {
            /**
             * @description The file format. `pdf` and `pptx` hold all pages in one document. An unknown format returns 400.
             *
             *     > **Gap** `canvases.export.jpeg_token`: `pdf` and `pptx` are written as values, and `zip` in the result; PNG and JPEG are only spelled as names. Assumed: `png` and `jpeg`. It could also be: `jpg`.
             *
             *     > **Gap** `errors.status.400_or_422`: 400 covers bad parameters and an unknown format; 422 covers what is well-formed but invalid. An unknown format in a body is both. Assumed: 400 for an unknown export `format`, and for every fault outside the body. 422 for any other body that can be read and breaks its schema. It could also be: Either status, fault by fault.
             * @enum {string}
             */
            format?: "png" | "jpeg" | "pdf" | "pptx";
            /**
             * @description The ordinal of one page, for a single image. It changes when pages are deleted or put in another order.
             *
             *     > **Gap** `canvases.pages.number_base`: `page_number` is called ordinal; file names that begin with 1 only suggest where it starts. Assumed: It starts at 1. It could also be: 0.
             */
            page_number?: number;
        };
        /** @description An exported file. */
        Export: {
            /** @description The address of the file. */
            url: string;
            /**
             * @description The format of the file. It is `zip` if several pages were exported as PNG or JPEG.
             *
             *     > **Gap** `canvases.export.jpeg_token`: `pdf` and `pptx` are written as values, and `zip` in the result; PNG and JPEG are only spelled as names. Assumed: `png` and `jpeg`. It could also be: `jpg`.
             *
             *     > **Gap** `versioning.migration.export_zip.old`: The zip is listed as the new form. The source does not show the form before it. Assumed: The same zip in both versions. It could also be: A list of addresses, or the first page alone.
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
             *     > **Gap** `canvases.export.response`: Neither status nor body of the export call is shown. Assumed: 202 with an open object that may show `result.export`. It could also be: A task, or the finished export itself with 200.
             *
             *     > **Gap** `canvases.export_status.shape`: Polling an export is named, with neither a parameter nor a response. Assumed: No parameter but the canvas; an open object that may show `result.export`. It could also be: A parameter that names the export; a task as the answer.
             */
            result?: ({
                export?: components["schemas"]["Export"];
            } & {
                [key: string]: unknown;
            }) | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A task.
         *
         *     > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
         */
        TaskId: string;
        /** @description The canonical task envelope. */
        Task: {
            id: components["schemas"]["TaskId"];
            /**
             * @description What the task does. `design` and `layerize_assets` are known; other kinds may exist.
             *
             *     > **Gap** `task.field.kind.other_values`: `design` and `layerize_assets` are named; other kinds may exist, but no word is given for 3D, audio, remix or export. Assumed: Nothing: `kind` stays an open string. It could also be: Each of these may have a kind of its own, or share `design`.
             * @example design
             * @example layerize_assets
             */
            kind: string;
            /**
             * @description Where the task stands. `queued` and `running` are on the way; `succeeded`, `failed`, `canceled` and `expired` are final.
             *
             *     > **Gap** `versioning.rule.6.new_enum`: New codes within a type need no new version; of new types, statuses and events nothing is said. Assumed: The lists that the source calls closed or gives in full are closed here. It could also be: Values may be added at any time.
             * @enum {string}
             */
            status: "queued" | "running" | "succeeded" | "failed" | "canceled" | "expired";
            /**
             * Format: date-time
             * @description When the task was made.
             *
             *     > **Gap** `service.timestamps.offset`: Timestamps are ISO 8601, which leaves the offset open; only a legacy one is said to have none. Assumed: All others carry one, as the format `date-time` wants it. It could also be: A time without an offset, to be read as UTC or as another zone.
             */
            created_at: string | null;
            /**
             * Format: date-time
             * @description When work on it began.
             *
             *     > **Gap** `service.timestamps.offset`: Timestamps are ISO 8601, which leaves the offset open; only a legacy one is said to have none. Assumed: All others carry one, as the format `date-time` wants it. It could also be: A time without an offset, to be read as UTC or as another zone.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it ended.
             *
             *     > **Gap** `service.timestamps.offset`: Timestamps are ISO 8601, which leaves the offset open; only a legacy one is said to have none. Assumed: All others carry one, as the format `date-time` wants it. It could also be: A time without an offset, to be read as UTC or as another zone.
             */
            completed_at: string | null;
            /**
             * @description How far it is.
             *
             *     > **Gap** `task.field.progress.types`: The members of `progress` are named, but not typed. Assumed: `percent` is a number and `step` a string, either of which may be null; no range and no list of steps. It could also be: `percent` may be an integer from 0 to 100, `step` one of a fixed set.
             */
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
            /**
             * @description The request, normalized.
             *
             *     > **Gap** `task.field.input.normalization`: `input` is a normalized echo of the request; only `prompt` and the source canvas are told. Assumed: These members are typed, all of them optional, and the object stays open. It could also be: Other members of the request, under the same or other names.
             */
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
            /**
             * @description Why it failed.
             *
             *     > **Gap** `task.result.null_when`: Both may be null; at which statuses is not said. Assumed: Nothing: no rule ties them to the status. The examples show `result` after success and `error` after failure. It could also be: A partial result may be there earlier, or remain after a failure.
             */
            error: {
                /** @description What went wrong. */
                message: string;
                /** @description Whether another try can succeed. */
                retryable: boolean;
            } | null;
            /**
             * @description What it cost.
             *
             *     > **Gap** `task.field.credits.types`: `credits_used` and `credits_remaining` are named, but not typed. Assumed: Numbers that may be null. It could also be: Integers, never null.
             */
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
                 *
                 *     > **Gap** `task.field.links.self.form`: It is called the path to the task; whether that begins with `/v1` or with a host is not said. Assumed: A URI reference of any form; the examples show a path. It could also be: A path below the base address, a path with `/v1`, or a full address.
                 */
                self: string;
                /**
                 * @description A path, or null.
                 *
                 *     > **Gap** `task.field.links.events.meaning`: The link is named and may be null; where it leads is not said. Assumed: A string or null, with no operation behind it. It could also be: A list or stream of the events of the task.
                 */
                events: string | null;
                /** @description The path that cancels the task, or null. */
                cancel: string | null;
                /**
                 * @description The address of the canvas.
                 *
                 *     > **Gap** `task.field.links.canvas.nullability`: Only `events` and `cancel` are called nullable; a task that is queued may have no canvas yet. Assumed: The member is always there and may be null. It could also be: It may be missing, or always be an address.
                 */
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
            /**
             * @description The conversation with the agent.
             *
             *     > **Gap** `ids.prefix.others`: Prefixes are given for six resources; conversations, organizations, deliveries, websites and others are left out. Assumed: These ids are plain strings. It could also be: They may carry prefixes of their own.
             */
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
        /**
         * @deprecated
         * @description A task in version 2026-04-12, flat.
         */
        LegacyTask: {
            /**
             * @description The id of the task. Version 2026-05-01 calls it `id`.
             *
             *     > **Gap** `legacy_task.job_id.form`: The rule that every `id` has a prefix speaks of fields named `id`. Another rule says that only the prefixed form is emitted. Assumed: The `task_` id, the same value as `id` in version 2026-05-01. It could also be: An id of another form.
             *
             *     > **Gap** `legacy_task.no_template_fields`: The flat shape lists no source canvas, no theme canvas and no export. Assumed: They are not declared, and unknown fields are not forbidden. It could also be: They may be present under some name.
             *
             *     > **Gap** `legacy_task.types`: Of the flat fields only `error` is given a type. Assumed: Strings and numbers as their names suggest, which may be null where a queued task has nothing to show. It could also be: Other types, or absence in place of null.
             */
            job_id: components["schemas"]["TaskId"];
            /**
             * @description Where the task stands. `completed` is what version 2026-05-01 calls `succeeded`.
             * @enum {string}
             */
            status: "queued" | "running" | "completed" | "failed" | "canceled" | "expired";
            /**
             * @description The canvas.
             *
             *     > **Gap** `legacy_task.types`: Of the flat fields only `error` is given a type. Assumed: Strings and numbers as their names suggest, which may be null where a queued task has nothing to show. It could also be: Other types, or absence in place of null.
             */
            canvas_id: string | null;
            /**
             * @description The address of the canvas.
             *
             *     > **Gap** `legacy_task.types`: Of the flat fields only `error` is given a type. Assumed: Strings and numbers as their names suggest, which may be null where a queued task has nothing to show. It could also be: Other types, or absence in place of null.
             */
            canvas_url: string | null;
            /**
             * @description The conversation with the agent.
             *
             *     > **Gap** `legacy_task.types`: Of the flat fields only `error` is given a type. Assumed: Strings and numbers as their names suggest, which may be null where a queued task has nothing to show. It could also be: Other types, or absence in place of null.
             */
            conversation_id: string | null;
            /**
             * @description A message. Version 2026-05-01 has nothing like it.
             *
             *     > **Gap** `legacy_task.types`: Of the flat fields only `error` is given a type. Assumed: Strings and numbers as their names suggest, which may be null where a queued task has nothing to show. It could also be: Other types, or absence in place of null.
             */
            message: string | null;
            /**
             * @description The prompt.
             *
             *     > **Gap** `legacy_task.types`: Of the flat fields only `error` is given a type. Assumed: Strings and numbers as their names suggest, which may be null where a queued task has nothing to show. It could also be: Other types, or absence in place of null.
             */
            task: string | null;
            /**
             * @description The share that is done.
             *
             *     > **Gap** `legacy_task.types`: Of the flat fields only `error` is given a type. Assumed: Strings and numbers as their names suggest, which may be null where a queued task has nothing to show. It could also be: Other types, or absence in place of null.
             */
            progress_percent: number | null;
            /**
             * @description What is being done.
             *
             *     > **Gap** `legacy_task.types`: Of the flat fields only `error` is given a type. Assumed: Strings and numbers as their names suggest, which may be null where a queued task has nothing to show. It could also be: Other types, or absence in place of null.
             */
            current_step: string | null;
            /** @description Why it failed. */
            error: string | null;
            /**
             * @description When the task was made.
             *
             *     > **Gap** `legacy_task.timestamps.no_offset.scope`: The remark that there is no timezone offset follows `completed_at`, the last of three timestamps. Assumed: Only `completed_at` is held to it; the other two take any form. The examples show all three without an offset. It could also be: The remark may hold for all three.
             */
            created_at: string | null;
            /**
             * @description When work on it began.
             *
             *     > **Gap** `legacy_task.timestamps.no_offset.scope`: The remark that there is no timezone offset follows `completed_at`, the last of three timestamps. Assumed: Only `completed_at` is held to it; the other two take any form. The examples show all three without an offset. It could also be: The remark may hold for all three.
             */
            started_at: string | null;
            /**
             * @description When it ended. No time zone offset is written.
             *
             *     > **Gap** `legacy_task.timestamps.zone`: It has no offset; in which time zone it is to be read is not said. Assumed: UTC, which is what the client's conversion of a legacy task adds. It could also be: Another zone, such as that of the server or of the workspace.
             */
            completed_at: string | null;
            /** @description Whether the status is `completed`, `failed`, `canceled` or `expired`. */
            is_terminal: boolean;
            /** @description Whether the status is `completed` and there is a canvas. */
            can_export: boolean;
            /**
             * @description How long to wait before the next poll, in seconds.
             *
             *     > **Gap** `legacy_task.types`: Of the flat fields only `error` is given a type. Assumed: Strings and numbers as their names suggest, which may be null where a queued task has nothing to show. It could also be: Other types, or absence in place of null.
             */
            retry_after_seconds: number | null;
            /**
             * @description What it cost.
             *
             *     > **Gap** `legacy_task.credits.inner`: The flat shape has `credits`; what is inside is not told. Assumed: An open object; the examples show the two members of the canonical shape. It could also be: Other members, or a number.
             */
            credits: {
                [key: string]: unknown;
            };
        };
        /**
         * @deprecated
         * @description A page of tasks in version 2026-04-12.
         */
        LegacyTaskPage: {
            /** @description The tasks. */
            jobs: components["schemas"]["LegacyTask"][];
        } & components["schemas"]["LegacyPage"];
        /**
         * @description The id of a canvas in a request body. Send the `cvs_` form; `cvs_` followed by a UUID and a bare UUID are accepted as well.
         *
         *     > **Gap** `ids.rule.4`: One statement rejects a bare UUID in a body field with 400 `invalid_request`. Another accepts it. Assumed: A bare UUID is accepted. So are the prefixed form, which is valid under both statements, and the prefix over a UUID. Nothing else is. It could also be: A bare UUID is rejected with 400.
         * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
         */
        CanvasRef: string;
        /**
         * @description The id of a brand kit in a request body. Send the `bk_` form; `bk_` followed by a UUID and a bare UUID are accepted as well.
         *
         *     > **Gap** `ids.rule.4`: One statement rejects a bare UUID in a body field with 400 `invalid_request`. Another accepts it. Assumed: A bare UUID is accepted. So are the prefixed form, which is valid under both statements, and the prefix over a UUID. Nothing else is. It could also be: A bare UUID is rejected with 400.
         * @example bk_01JTMZ9J92V81E5128Q6RW31FZ
         */
        BrandKitRef: string;
        /**
         * @description The id of a file in a request body. Send the `file_` form; `file_` followed by a UUID and a bare UUID are accepted as well.
         *
         *     > **Gap** `ids.rule.4`: One statement rejects a bare UUID in a body field with 400 `invalid_request`. Another accepts it. Assumed: A bare UUID is accepted. So are the prefixed form, which is valid under both statements, and the prefix over a UUID. Nothing else is. It could also be: A bare UUID is rejected with 400.
         * @example file_01JT9NGK80Y3ZH6DZJJXXX7CK5
         */
        FileRef: string;
        /** @description An uploaded file and what it is for. */
        Attachment: {
            file_id?: components["schemas"]["FileRef"];
            /**
             * @description What the file is for. `source` is one such role.
             *
             *     > **Gap** `tasks.create.field.attachments.role.values`: `source` is one allowed role; others are not named. Assumed: An open string. It could also be: A closed list.
             * @example source
             */
            role?: string;
        };
        /**
         * Format: uri
         * @description An HTTPS address that receives a signed webhook when the task ends.
         *
         *     > **Gap** `tasks.create.callback_url.http`: It has to be HTTPS; status and code of a refusal are not said. Assumed: An address of another scheme breaks the schema, hence 422. It could also be: 400.
         *
         *     > **Gap** `events.expired_tension`: A callback address leads to a delivery when the task ends, yet `expired` sends nothing. Assumed: The specific rule holds: no delivery for `expired`. It could also be: A delivery under one of the five types.
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
            /**
             * @description True means no brand kit; the default of the team is ignored as well.
             *
             *     > **Gap** `tasks.create.field.skip_brand_kit.default`: Only the meaning of true is given. Assumed: No default is declared; leaving it out means that kits apply. It could also be: A declared default of false.
             */
            skip_brand_kit?: boolean;
            /** @description The name of the canvas or copy that is made. */
            canvas_name?: string;
            /**
             * @description The format of the design.
             *
             *     > **Gap** `tasks.create.field.format.members`: Only `category` is named; the tool server's flat arguments merely hint at others. Assumed: `category` alone is declared; the object stays open. It could also be: Members for width, height and carousels.
             */
            format?: {
                /**
                 * @description The kind of canvas, for example `slides`. The generic one is `other`.
                 *
                 *     > **Gap** `tasks.create.field.format.category.values`: `slides` and the generic `other` are named, not the full list. Assumed: An open string. It could also be: A closed list.
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
        /**
         * @description A webhook event.
         *
         *     > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
         */
        EventId: string;
        /** @description A webhook event. The record inside is canonical, whatever version the request was made in. */
        WebhookEvent: {
            /** @description The event. It stays the same in every attempt; use it as the idempotency key. */
            id: components["schemas"]["EventId"];
            /**
             * @description What happened. The set is closed. The statuses `queued`, `running` and `expired` send nothing.
             *
             *     > **Gap** `events.media_types`: Layerize accepts a `callback_url`, but the source shows no event type for layerize, 3D or audio tasks. Assumed: A layerize task sends `task.succeeded`, `task.failed` or `task.canceled`, with its own task as `data`. 3D and audio tasks send nothing. It could also be: Event types of their own, or no events.
             *
             *     > **Gap** `events.expired_tension`: A callback address leads to a delivery when the task ends, yet `expired` sends nothing. Assumed: The specific rule holds: no delivery for `expired`. It could also be: A delivery under one of the five types.
             *
             *     > **Gap** `events.legacy.emitted`: The old names are mapped to new ones; whether anyone still gets them is not said. Assumed: They are not; the five types are all. It could also be: Tasks started in version 2026-04-12 may still send them.
             * @enum {string}
             */
            type: "task.succeeded" | "task.failed" | "task.canceled" | "export.succeeded" | "export.failed";
            /**
             * Format: date-time
             * @description When the event was generated.
             *
             *     > **Gap** `service.timestamps.offset`: Timestamps are ISO 8601, which leaves the offset open; only a legacy one is said to have none. Assumed: All others carry one, as the format `date-time` wants it. It could also be: A time without an offset, to be read as UTC or as another zone.
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
        /**
         * @description A file.
         *
         *     > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
         */
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
            /**
             * @description What sort of layer it is.
             *
             *     > **Gap** `layerize.layer.kind.values`: Each layer has a `kind`; no value is given. Assumed: An open string. It could also be: A fixed set of words, for text and artwork for example.
             */
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
            /**
             * @description The text of the layer.
             *
             *     > **Gap** `layerize.text.location`: Text is said to be linked through `text` and `text_items`; whether from a layer or from the result is not clear. Assumed: Both are optional members of a layer; the result stays open. It could also be: Both on the result, or `text` on the layer and `text_items` on the result.
             */
            text?: unknown;
            /**
             * @description The pieces of the text. Font files are not included.
             *
             *     > **Gap** `layerize.text.location`: Text is said to be linked through `text` and `text_items`; whether from a layer or from the result is not clear. Assumed: Both are optional members of a layer; the result stays open. It could also be: Both on the result, or `text` on the layer and `text_items` on the result.
             *
             *     > **Gap** `layerize.text_items.names`: What a text item tells is described in words, without the names of its members. Assumed: An open object with no named members. It could also be: Any names.
             */
            text_items?: components["schemas"]["TextItem"][];
        };
        /** @description The layers of an image. */
        LayerizeResult: {
            /** @description The layers. Stack them in ascending `z_index`, with source-over alpha compositing. */
            layers: components["schemas"]["Layer"][];
            /**
             * @description How it went. `partial` means that the output is usable but combined.
             *
             *     > **Gap** `layerize.result.outcome.other_values`: `partial` is the only value that is given. Assumed: An open string. It could also be: A second value for complete output, or absence in that case.
             * @example partial
             */
            outcome?: string;
            /**
             * @description What to know about the output, for example `layers_combined`.
             *
             *     > **Gap** `layerize.result.warnings.form`: The result carries warnings, such as `layers_combined`; their key and their item type are not given. Assumed: An array under `warnings` whose items have no fixed type. It could also be: Another key, and strings or objects as items.
             */
            warnings?: unknown[];
        };
        /** @description A task that splits an image into layers. It is the same in both versions. */
        LayerizeTask: {
            /**
             * @description What the task does.
             * @constant
             */
            kind?: "layerize_assets";
            /**
             * @description The layers, or null. A task without usable output fails.
             *
             *     > **Gap** `task.result.null_when`: Both may be null; at which statuses is not said. Assumed: Nothing: no rule ties them to the status. The examples show `result` after success and `error` after failure. It could also be: A partial result may be there earlier, or remain after a failure.
             */
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
             *     > **Gap** `remix.body`: `prompt` and `callback_url` are told; the source canvas's field, the status and the answer are not shown. Assumed: A field `canvas_id`; 202 with an open object. It could also be: Another name and further fields; a task as the answer, with 200 or 201.
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
             *     > **Gap** `uploads.post.part_name`: The direct upload is a multipart file; the name of its part is not given. Assumed: One part named `file`. It could also be: Another name, and further parts beside it.
             */
            file: Blob;
        };
        /** @description A file of the team. */
        UploadedFile: {
            id: components["schemas"]["FileId"];
            /**
             * @description The address of the file.
             *
             *     > **Gap** `uploads.file.other_types`: The id, the size and the duplicate flag are typed; address, name and MIME type are not. Assumed: Strings that are never null. It could also be: Some of them may be null.
             */
            url: string;
            /**
             * @description The name of the file.
             *
             *     > **Gap** `uploads.file.other_types`: The id, the size and the duplicate flag are typed; address, name and MIME type are not. Assumed: Strings that are never null. It could also be: Some of them may be null.
             */
            filename: string;
            /**
             * @description What the file is.
             *
             *     > **Gap** `uploads.file.other_types`: The id, the size and the duplicate flag are typed; address, name and MIME type are not. Assumed: Strings that are never null. It could also be: Some of them may be null.
             */
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
             *
             *     > **Gap** `limits.upload.direct.about`: The limit is about 32 MiB in two places and an exact byte count in a third; it applies to the whole body. Assumed: No maximum in the schema; `GET /uploads/limits` tells the number. It could also be: A file somewhat below the byte count may be refused because of its multipart framing.
             * @example 33554432
             */
            max_direct_upload_bytes: number;
            /**
             * @description The largest file of this workspace, in bytes, however it is sent. It is lower on free plans.
             *
             *     > **Gap** `limits.upload.max_file.unit`: The deployment's maximum is 250, in MB at one place and in MiB at another. Assumed: No number in the schema; `max_file_bytes` is what holds. It could also be: 250,000,000 or 262,144,000 bytes.
             *
             *     > **Gap** `limits.upload.max_file.free`: It is lower than on other plans; no figure is given. Assumed: No number; `max_file_bytes` is what holds. It could also be: Any figure below the deployment's maximum.
             */
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
             *
             *     > **Gap** `uploads.url.field.mime_type.list`: There is an allow-list; only executables and scripts are said not to be on it. Assumed: Any string; a type that is not allowed answers 415. It could also be: A closed list.
             * @example video/mp4
             */
            mime_type?: string;
            /**
             * @description How long the address is to live, in seconds.
             *
             *     > **Gap** `uploads.url.field.expires_in_seconds.minimum`: A default and a maximum are given, but no minimum, nor what becomes of a larger value. Assumed: No minimum; a value above the maximum breaks the schema. It could also be: A minimum of 1 or more; larger values may be cut to the maximum.
             * @default 600
             */
            expires_in_seconds?: number;
        };
        /** @description A signed address to send a file to. */
        SignedUpload: {
            /**
             * @description Where to `PUT` the bytes. Whoever has the address can write there, so keep it secret.
             *
             *     > **Gap** `uploads.storage.address`: The address is handed out by another call, and its content type has to equal the minted one. Assumed: A placeholder server without a path, and `application/octet-stream` for every type. It could also be: Any address and any media type.
             */
            upload_url: string;
            /** @description Names the upload when it is registered. */
            storage_key: string;
            /** @description The `Content-Type` that the `PUT` must carry. */
            mime_type: string;
            /** @description How long the address lives, in seconds. */
            expires_in_seconds: number;
            /**
             * @description What to do next.
             *
             *     > **Gap** `uploads.signed.instructions.type`: The signed upload record has `instructions`; of which type is not said. Assumed: Nothing: any JSON value. It could also be: A string, a list of steps or an object.
             */
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
         * @deprecated
         * @description A page of a log in version 2026-04-12. Under which key its items stand is not stated.
         */
        LegacyLogPage: {
            [key: string]: unknown;
        } & WithRequired<components["schemas"]["LegacyPage"], "offset">;
        /** @description What to change of an item. */
        DriveItemPatch: {
            /** @description The new name. */
            name?: string;
            /**
             * @description Who sees the item. `private` hides it from teammates. Not for folders.
             *
             *     > **Gap** `drive.patch.visibility.folder.status`: Folders are rejected; with which status and code is not said. Assumed: None is singled out: 400, 403 and 422 are all documented.
             * @enum {string}
             */
            visibility?: "team" | "private";
        };
        /** @description A promo code to redeem. */
        PromoRedeem: {
            /**
             * @description The code. White space around it is ignored.
             *
             *     > **Gap** `voyager.redeem.field.code.required`: The body has a `code` of 1 to 64 characters. It is not called required. Assumed: Required, because there is nothing to redeem without it. It could also be: Optional.
             *
             *     > **Gap** `voyager.redeem.field.code.trim_length`: The code has 1 to 64 characters and its outer whitespace is ignored; which is counted is not said. Assumed: The string as it is sent. It could also be: The trimmed string.
             */
            code: string;
        };
        /** @description The outcome of a redemption. */
        PromoRedeemResult: {
            /**
             * @description Whether the code was redeemed.
             *
             *     > **Gap** `voyager.redeem.success_status`: Neither the status is given nor whether `success` may be false in it. Assumed: 200, and `success` is any boolean. It could also be: 201; `success` may always be true there.
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
             *
             *     > **Gap** `media_3d.field.input.members`: It is the request body of a third party, which is not named. Assumed: An open object; the members in the examples only illustrate. It could also be: Any members, different for each operation.
             *
             *     > **Gap** `ids.rule.4`: One statement rejects a bare UUID in a body field with 400 `invalid_request`. Another accepts it. Assumed: A bare UUID is accepted. So are the prefixed form, which is valid under both statements, and the prefix over a UUID. Nothing else is. It could also be: A bare UUID is rejected with 400.
             */
            input?: {
                [key: string]: unknown;
            };
            /**
             * @description A key of your choice for this request.
             *
             *     > **Gap** `media_3d.field.idempotency_key.rules`: The key's length is given; what a repeated key does is not. Assumed: 409 is documented, as for any key; replay and expiry are not promised. It could also be: The rules of audio or layerize.
             */
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
             *
             *     > **Gap** `media_3d.create.envelope`: A 3D task has `poll_url`, which the canonical envelope lacks; which envelope a version shows is not said. Assumed: An open object of its own, the same in both versions. It could also be: The envelope of the version, with `poll_url` added.
             */
            poll_url: string;
            /**
             * @description How long to wait before the next poll, in milliseconds.
             *
             *     > **Gap** `media_3d.create.envelope`: A 3D task has `poll_url`, which the canonical envelope lacks; which envelope a version shows is not said. Assumed: An open object of its own, the same in both versions. It could also be: The envelope of the version, with `poll_url` added.
             */
            retry_after_ms: number | null;
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
            /**
             * @description How long to wait before the next poll, in milliseconds.
             *
             *     > **Gap** `media_3d.create.envelope`: A 3D task has `poll_url`, which the canonical envelope lacks; which envelope a version shows is not said. Assumed: An open object of its own, the same in both versions. It could also be: The envelope of the version, with `poll_url` added.
             */
            retry_after_ms?: number | null;
            /** @description What came of it. */
            result?: ({
                /**
                 * @description When the task succeeded: for each asset the name of its field and a signed address, which the provider keeps
                 *     for three days.
                 *
                 *     > **Gap** `media_3d.get.outputs.names`: Each asset's field name and signed address are listed; whether in an array or a map is not shown. Assumed: Any JSON value under `result.outputs`. It could also be: An array of objects, or a map from field name to address.
                 */
                outputs?: unknown;
            } & {
                [key: string]: unknown;
            }) | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A managed voice.
         *
         *     > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
         */
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
             *
             *     > **Gap** `media_audio.field.voice.managed_default`: Managed models require a `vox_` id, while leaving the field out means the default voice. Assumed: The field is never required; if it is sent to a managed model, it has to be a `vox_` id. It could also be: It may be required there.
             *
             *     > **Gap** `ids.rule.4`: One statement rejects a bare UUID in a body field with 400 `invalid_request`. Another accepts it. Assumed: A bare UUID is accepted. So are the prefixed form, which is valid under both statements, and the prefix over a UUID. Nothing else is. It could also be: A bare UUID is rejected with 400.
             */
            voice?: string | null;
            /**
             * @description Only for music and sound effects. It is moved into the range of the mode. For speech it is dropped. Either is
             *     reported, not refused.
             *
             *     > **Gap** `media_audio.field.duration_seconds.report`: Adjustments and dropped values are reported; the place, the name and the bounds are not shown. Assumed: No bounds, and no named field; the answer stays open. It could also be: A list of notices in the answer.
             */
            duration_seconds?: number;
            /**
             * @description How many distinct takes to make, up to `max_samples`. Each is billed; where the mode has a floor, it applies to
             *     each short take.
             *
             *     > **Gap** `media_audio.field.num_samples.max_samples`: `num_samples` goes up to `max_samples`. The source does not say where that value is found. Assumed: No place is named, and no maximum stands in the schema. It could also be: A field of the model's card, or of the capabilities.
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
             *
             *     > **Gap** `media_audio.field.idempotency_key.other_models`: A key resumes a render; conflict, replay flag and expiry are told for managed models only. Assumed: 409 is documented for the call; the rest is promised for managed models alone. It could also be: The same rules, or others.
             */
            idempotency_key?: string | null;
            /**
             * @description Only for managed voice models. True renders within the call, for up to about 210 seconds; false answers the queued
             *     task at once.
             *
             *     > **Gap** `media_audio.field.wait.timeout`: The call waits up to about 210 seconds; what it answers then is not said. Assumed: Nothing is promised. It could also be: The task still under way, or 504.
             * @default true
             */
            wait?: boolean;
            /**
             * @description Only for managed voice models. True answers an estimate of the usage and a check of the credits. Nothing starts,
             *     nothing is charged, and `idempotency_key` is ignored.
             * @default false
             */
            quote?: boolean;
            /**
             * @description Only for `speech_to_speech`. The recording, an uploaded MP3, WAV or AAC file.
             *
             *     > **Gap** `media_audio.field.source_audio.required`: Only quotes are said to do without it. Assumed: It is not required by the schema. It could also be: Required for every such call that is no quote.
             */
            source_audio?: components["schemas"]["FileRef"] | null;
            /**
             * @description What becomes of the uploaded source. `on_failure` deletes it if the generation fails or is canceled; `never` keeps
             *     it.
             * @default never
             * @enum {string|null}
             */
            source_audio_cleanup?: "on_failure" | "never" | null;
            /**
             * @description For managed voice models that stitch context. Neighboring text, or earlier tasks.
             *
             *     > **Gap** `media_audio.field.context.members`: It tells neighboring text or earlier tasks; its members are not shown. Assumed: An open object. It could also be: Any members.
             */
            context?: object | null;
            /**
             * @description For models in dictionary pronunciation mode. Pinned revisions of dictionaries, in order of precedence.
             *
             *     > **Gap** `named_ops.pronunciation_dictionaries`: The operations on dictionaries are named only; no path is shown. Assumed: Nothing: no operation stands in the contract. It could also be: Operations below `/voices`.
             */
            pronunciation_dictionaries?: unknown[] | null;
            /** @description For a quote of `speech_to_speech` without `source_audio`. The length of the recording, in seconds. */
            quote_source_seconds?: number | null;
            /**
             * @description Only for managed voice models. If the estimate at admission is above it, the call answers 422 `validation_failed`
             *     for the reason `estimate_exceeds_approval`, before anything is held or run.
             *
             *     > **Gap** `media_audio.field.max_estimated_credits.reason`: The refusal is `validation_failed` with a reason, yet the details of that code have no place for one. Assumed: The example shows it as the `code` of the field. It could also be: A `reason` beside `fields` in the details.
             */
            max_estimated_credits?: number | null;
        } & (unknown & unknown);
        /** @description What came of an audio request. */
        AudioGeneration: {
            id?: components["schemas"]["TaskId"];
            /**
             * @description Where the task stands.
             *
             *     > **Gap** `media_audio.response`: Only a replay flag, a queued task and a quote are told of the answer; status and polling are not. Assumed: 200 with an open object whose few known members are optional. It could also be: A task envelope, 202 for a queued one, polled like other tasks.
             * @example queued
             */
            status?: string;
            /** @description True when an earlier task is answered for the same key and input. */
            replayed?: boolean;
            /**
             * @description False in an `audio_generation_quote`.
             *
             *     > **Gap** `media_audio.field.quote.shape`: A quote has `committed` false, an estimate and a credit check; where its name stands is not shown. Assumed: `committed` is an optional member of the open answer. It could also be: The name may be a kind, a key or the type of an object.
             */
            committed?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description An image to split into layers. */
        Layerize: {
            /**
             * @description The image, as https address or `file_` id. A PNG, JPEG or WebP of one frame, with at most 16,384 pixels a side and
             *     33,554,432 pixels in all. Orientation metadata is normalized.
             *
             *     > **Gap** `media_layerize.input.invalid_status`: Format, frames and size are limited; how an image outside of them is reported is not said. Assumed: Nothing is promised: 422 at submission and a failed task are both documented. It could also be: 415 at submission.
             *
             *     > **Gap** `ids.rule.4`: One statement rejects a bare UUID in a body field with 400 `invalid_request`. Another accepts it. Assumed: A bare UUID is accepted. So are the prefixed form, which is valid under both statements, and the prefix over a UUID. Nothing else is. It could also be: A bare UUID is rejected with 400.
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
             *
             *     > **Gap** `media_layerize.field.idempotency_key.inflight`: Repeating a keyed call unchanged gives the first task again, yet a duplicate in flight answers 409. Assumed: Both are documented; where one ends and the other begins is left open. It could also be: The 409 may hold only until the first call is answered.
             */
            idempotency_key?: string;
            /** @description > **Gap** `events.media_types`: Layerize accepts a `callback_url`, but the source shows no event type for layerize, 3D or audio tasks. Assumed: A layerize task sends `task.succeeded`, `task.failed` or `task.canceled`, with its own task as `data`. 3D and audio tasks send nothing. It could also be: Event types of their own, or no events. */
            callback_url?: components["schemas"]["CallbackUrl"];
        };
        /**
         * @description A brand kit.
         *
         *     > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
         */
        BrandKitId: string;
        /** @description A brand kit. */
        BrandKit: {
            id: components["schemas"]["BrandKitId"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @deprecated
         * @description A brand kit in version 2026-04-12.
         */
        LegacyBrandKit: {
            /**
             * @description The team of the kit. Version 2026-05-01 no longer has it.
             *
             *     > **Gap** `canvases.other_records`: Nine record types, from brand kit to share link, have no field list. Assumed: Open objects, with only the members that are told elsewhere. It could also be: Any fields.
             *
             *     > **Gap** `ids.prefix.others`: Prefixes are given for six resources; conversations, organizations, deliveries, websites and others are left out. Assumed: These ids are plain strings. It could also be: They may carry prefixes of their own.
             */
            team_id: string;
        } & components["schemas"]["BrandKit"];
        /**
         * @deprecated
         * @description A page of brand kits in version 2026-04-12.
         */
        LegacyBrandKitPage: {
            /**
             * @description The brand kits.
             *
             *     > **Gap** `canvases.other_records`: Nine record types, from brand kit to share link, have no field list. Assumed: Open objects, with only the members that are told elsewhere. It could also be: Any fields.
             */
            brand_kits: components["schemas"]["LegacyBrandKit"][];
        } & components["schemas"]["LegacyPage"];
        /** @description An organization. */
        Organization: {
            [key: string]: unknown;
        };
        /**
         * @deprecated
         * @description A page of organizations in version 2026-04-12.
         */
        LegacyOrganizationPage: {
            /**
             * @description The organizations, sorted by name, ascending.
             *
             *     > **Gap** `canvases.other_records`: Nine record types, from brand kit to share link, have no field list. Assumed: Open objects, with only the members that are told elsewhere. It could also be: Any fields.
             *
             *     > **Gap** `ids.prefix.others`: Prefixes are given for six resources; conversations, organizations, deliveries, websites and others are left out. Assumed: These ids are plain strings. It could also be: They may carry prefixes of their own.
             */
            organizations: components["schemas"]["Organization"][];
        } & components["schemas"]["LegacyPage"];
        /**
         * @description The task that ended. It is a design task, or a layerize task that was started with a `callback_url`.
         *
         *     > **Gap** `events.media_types`: Layerize accepts a `callback_url`, but the source shows no event type for layerize, 3D or audio tasks. Assumed: A layerize task sends `task.succeeded`, `task.failed` or `task.canceled`, with its own task as `data`. 3D and audio tasks send nothing. It could also be: Event types of their own, or no events.
         */
        EndedTask: components["schemas"]["DesignTask"] | components["schemas"]["LayerizeTask"];
        /** @description A task has succeeded. */
        TaskSucceededEvent: {
            /**
             * @description What happened.
             * @constant
             */
            type?: "task.succeeded";
            /** @description The task that ended. */
            data?: components["schemas"]["EndedTask"];
        } & components["schemas"]["WebhookEvent"];
        /** @description A task has failed. */
        TaskFailedEvent: {
            /**
             * @description What happened.
             * @constant
             */
            type?: "task.failed";
            /** @description The task that ended. */
            data?: components["schemas"]["EndedTask"];
        } & components["schemas"]["WebhookEvent"];
        /** @description A task has been canceled. */
        TaskCanceledEvent: {
            /**
             * @description What happened.
             * @constant
             */
            type?: "task.canceled";
            /** @description The task that ended. */
            data?: components["schemas"]["EndedTask"];
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
        /**
         * @description Any other error that an endpoint may answer, in the same envelope.
         *
         *     > **Gap** `errors.code.file_not_found.status`: The code has been seen; its status and type are not given. Assumed: Neither is fixed: it stands under the default response. It could also be: 404, 422 or 400.
         *
         *     > **Gap** `errors.code.source_url_unreachable.status`: The code and when it is retryable are told; its status is not. Assumed: Not fixed: it stands under the default response. It could also be: 422 or 502.
         */
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
         *
         *     > **Gap** `pagination.cursor.code`: A bad cursor answers 400 `invalid_request`; no code of its own is given. Assumed: The type is `invalid_request`; the code is an open string, and the example repeats the type. It could also be: A code of its own.
         *
         *     > **Gap** `ids.rule.4.token_level`: A refused bare UUID is said to answer 400 `invalid_request`, without telling which field holds that word. Assumed: It is the error's `type`; `code` stays an open string. It could also be: It may be the `code` as well.
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
        /**
         * @description The key lacks a scope, the resource belongs to another team, or the owner of the key is no longer in the team.
         *
         *     > **Gap** `auth.403_404_tension`: Another team's resource answers 403, an invisible one 404, and a foreign 3D task 404. Assumed: Both are documented; only for 3D tasks is 404 promised. It could also be: One of the two throughout.
         */
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
        /**
         * @description The resource does not exist, or the caller cannot see it.
         *
         *     > **Gap** `auth.403_404_tension`: Another team's resource answers 403, an invisible one 404, and a foreign 3D task 404. Assumed: Both are documented; only for 3D tasks is 404 promised. It could also be: One of the two throughout.
         */
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
        /**
         * @description A rate limit was exceeded, either that of all requests or one that this operation states. Wait for the seconds in `Retry-After`.
         *
         *     > **Gap** `limits.rate.request.retry_after`: 429 carries the header; values are given for exports and concurrent tasks alone. Assumed: Any number of seconds; the example shows 12. It could also be: The time left in the minute, or a fixed value.
         *
         *     > **Gap** `limits.rate.headers`: No header but `Retry-After` is mentioned. Assumed: None. It could also be: A family of rate-limit headers.
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
                "Retry-After": components["headers"]["UpstreamRetryAfter"];
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
        /**
         * @description The request is well-formed but invalid, or its fields do not go together.
         *
         *     > **Gap** `errors.status.400_or_422`: 400 covers bad parameters and an unknown format; 422 covers what is well-formed but invalid. An unknown format in a body is both. Assumed: 400 for an unknown export `format`, and for every fault outside the body. 422 for any other body that can be read and breaks its schema. It could also be: Either status, fault by fault.
         */
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
        /**
         * @description A rate limit was exceeded, either the request rate or the export rate. Wait for the seconds in `Retry-After`.
         *
         *     > **Gap** `limits.rate.request.retry_after`: 429 carries the header; values are given for exports and concurrent tasks alone. Assumed: Any number of seconds; the example shows 12. It could also be: The time left in the minute, or a fixed value.
         *
         *     > **Gap** `limits.rate.headers`: No header but `Retry-After` is mentioned. Assumed: None. It could also be: A family of rate-limit headers.
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
                    error: components["schemas"]["ApiError"] & {
                        /** @constant */
                        type?: "rate_limited";
                    };
                };
            };
        };
        /**
         * @description A metered operation lacks credits.
         *
         *     > **Gap** `errors.status.402.type`: The type is given in words that are none of the ten types; the code is not shown. Assumed: `type` is an open string; the example writes `insufficient_credits`. It could also be: One of the ten types, or an eleventh.
         */
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
        /**
         * @description A limit was exceeded, either the request rate or the number of design tasks that are queued or running. Wait for the seconds in `Retry-After`.
         *
         *     > **Gap** `limits.rate.request.retry_after`: 429 carries the header; values are given for exports and concurrent tasks alone. Assumed: Any number of seconds; the example shows 12. It could also be: The time left in the minute, or a fixed value.
         *
         *     > **Gap** `limits.rate.headers`: No header but `Retry-After` is mentioned. Assumed: None. It could also be: A family of rate-limit headers.
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
        /**
         * @description The cancel signal cannot be sent now. Wait as `Retry-After` says.
         *
         *     > **Gap** `tasks.cancel.503.type`: 503 stands for a failed third party, yet here the service's own cancel signal cannot be sent; no code is given. Assumed: The type `upstream_error`, with an open code. It could also be: `internal_error`, and a code of its own.
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
                    error: components["schemas"]["ApiError"] & {
                        /** @constant */
                        type?: "upstream_error";
                    };
                };
            };
        };
        /**
         * @description The gateway refuses a body above about 32 MiB. The response is bare; it has no error envelope.
         *
         *     > **Gap** `errors.status.413.bare_conflict`: The table of errors names no endpoint for the gateway's limit of about 32 MiB; the table of limits names `POST /uploads`. Every error has the envelope and two headers, but this one is called bare. Assumed: The two operations whose body can hold files return it: `POST /uploads`, and `POST /media/generate-3d`, which takes data URIs. It promises neither a body nor headers. It could also be: Every operation with a body returns it, or only `POST /uploads` does; it may carry the headers.
         *
         *     > **Gap** `limits.upload.direct.about`: The limit is about 32 MiB in two places and an exact byte count in a third; it applies to the whole body. Assumed: No maximum in the schema; `GET /uploads/limits` tells the number. It could also be: A file somewhat below the byte count may be refused because of its multipart framing.
         */
        GatewayRefusal: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description The MIME type is not on the allow-list. Executables and scripts are not.
         *
         *     > **Gap** `errors.status.415.type`: The type is left blank; no code is shown. Assumed: The envelope, with an open type and code; the example says `not_stated`. It could also be: `invalid_request`, or an eleventh type.
         */
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
        /**
         * @description The file is above the maximum file size of the workspace. The staged blob is deleted.
         *
         *     > **Gap** `errors.status.413.register_envelope`: The source does not say whether it has the envelope, nor its type and code. Assumed: The envelope, with an open type and code; the example says `not_stated`. It could also be: A bare response, or one of the ten types.
         */
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
         *
         *     > **Gap** `errors.code.registry`: A handful of codes has been seen; the registry is not shown. Assumed: `code` is an open string; where no code is known, the example repeats the type or says `not_stated`. It could also be: Any codes.
         *
         *     > **Gap** `errors.status.400_or_422`: 400 covers bad parameters and an unknown format; 422 covers what is well-formed but invalid. An unknown format in a body is both. Assumed: 400 for an unknown export `format`, and for every fault outside the body. 422 for any other body that can be read and breaks its schema. It could also be: Either status, fault by fault.
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
        /**
         * @description The idempotency key was used with another body, or a call with it is still in flight.
         *
         *     > **Gap** `errors.status.409.mapping`: 409 has two types; which one an in-flight duplicate has is not said. Assumed: Either; the example uses `conflict`. It could also be: `idempotency_conflict`.
         */
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
         *
         *     > **Gap** `media_audio.field.max_estimated_credits.reason`: The refusal is `validation_failed` with a reason, yet the details of that code have no place for one. Assumed: The example shows it as the `code` of the field. It could also be: A `reason` beside `fields` in the details.
         *
         *     > **Gap** `errors.status.400_or_422`: 400 covers bad parameters and an unknown format; 422 covers what is well-formed but invalid. An unknown format in a body is both. Assumed: 400 for an unknown export `format`, and for every fault outside the body. 422 for any other body that can be read and breaks its schema. It could also be: Either status, fault by fault.
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
         *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
         *
         *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
         *
         *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
         * @example 2026-04-12
         */
        ServiceVersion: "2026-04-12";
        /**
         * @description How many items to skip. Only in version 2026-04-12.
         *
         *     > **Gap** `pagination.offset.default`: Neither is given. Assumed: Default 0, minimum 0. It could also be: A negative value may be refused or taken as 0.
         *
         *     > **Gap** `pagination.legacy.cursor_sent`: What `cursor` does in version 2026-04-12, or `offset` in 2026-05-01, is not said. Assumed: Each version declares only its own parameter. It could also be: Ignored, or refused with 400.
         */
        LegacyOffset: number;
        /**
         * @description How many items a page holds at most.
         *
         *     > **Gap** `pagination.cursor.limit.minimum`: Default and maximum are given; a minimum is not, nor what becomes of a value out of range. Assumed: At least 1; a value out of range is a bad parameter, hence 400. It could also be: It may be cut to the range, as the `limit` in the answer hints.
         *
         *     > **Gap** `pagination.legacy.limit`: Default and maximum are told without naming a version, the cursor lane aside. Assumed: The same as in version 2026-05-01. It could also be: Others.
         */
        Limit: number;
        /**
         * @description How many results to skip.
         *
         *     > **Gap** `pagination.offset.default`: Neither is given. Assumed: Default 0, minimum 0. It could also be: A negative value may be refused or taken as 0.
         */
        SearchOffset: number;
        /**
         * @description The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
         *
         *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
         *
         *     > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
         * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
         */
        CanvasIdPath: string;
        /**
         * @description The token of a share link to the canvas.
         *
         *     > **Gap** `canvases.get.share_token.name`: Two reads take an optional share token; neither its name nor its place is shown. Assumed: A query parameter named `share_token`. It could also be: Another name, or a header.
         *
         *     > **Gap** `canvases.get.share_token.auth`: Whether a share token stands in for the key or only widens it is not said of these reads. Assumed: The key is needed in either case. It could also be: The token alone may do, as public share links need no authentication at the tool server.
         */
        ShareToken: string;
        /**
         * @description `v1=` and, in hexadecimal, the HMAC-SHA256 of `<timestamp>.<raw_body>`: the value of `X-Webhook-Timestamp`, a dot, and
         *     the bytes of the body as they came. The key of the HMAC is the signing secret of the API key. Compute it, and compare
         *     it in constant time with what follows `v1=`.
         *
         *     > **Gap** `webhooks.verify.secret_form`: The secret is the key of the HMAC; whether as text or decoded is not said. Assumed: As text, the way it is shown. It could also be: Bytes decoded from hexadecimal or base64.
         *
         *     > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
         *
         *     > **Gap** `webhooks.header.signature.case`: The signature is hexadecimal; the case of its letters is not said. Assumed: Both cases are accepted; the example is in lower case. It could also be: Only one of them.
         * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
         */
        WebhookSignature: string;
        /**
         * @description A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
         *
         *     > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
         * @example 1777817176
         */
        WebhookTimestamp: string;
        /**
         * @description The task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
         *
         *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
         *
         *     > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
         * @example task_01JTS3C4DWA7N36096Q14DR9GP
         */
        TaskIdPath: string;
        /**
         * @description How many items a page holds at most.
         *
         *     > **Gap** `pagination.cursor.limit.minimum`: Default and maximum are given; a minimum is not, nor what becomes of a value out of range. Assumed: At least 1; a value out of range is a bad parameter, hence 400. It could also be: It may be cut to the range, as the `limit` in the answer hints.
         *
         *     > **Gap** `pagination.legacy.limit`: Default and maximum are told without naming a version, the cursor lane aside. Assumed: The same as in version 2026-05-01. It could also be: Others.
         */
        LogLimit: number;
        /**
         * @description The 3D task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
         *
         *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
         *
         *     > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
         * @example task_01JTRJFJ2XBAHW0GQNMF2KDPB0
         */
        Generate3dTaskIdPath: string;
    };
    requestBodies: never;
    headers: {
        /** @description The version that the request was resolved to. */
        ServiceVersion: "2026-04-12";
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
         * @description How long to wait before the next try, in seconds, if it is known.
         *
         *     > **Gap** `errors.status.5xx.retry_after`: The header is stated for 429 and for the 503 of a cancel call. Clients are told to honor it after an `upstream_error`. Assumed: 502, 503 and 504 may have it. It could also be: They never have it, or always.
         * @example 12
         */
        UpstreamRetryAfter: number;
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
             *
             *     > **Gap** `uploads.storage.address`: The address is handed out by another call, and its content type has to equal the minted one. Assumed: A placeholder server without a path, and `application/octet-stream` for every type. It could also be: Any address and any media type.
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
export type ErrorFields = components['schemas']['ErrorFields'];
export type ApiError = components['schemas']['ApiError'];
export type ValidationDetails = components['schemas']['ValidationDetails'];
export type UnsupportedVersionDetails = components['schemas']['UnsupportedVersionDetails'];
export type UntypedApiError = components['schemas']['UntypedApiError'];
export type CanvasId = components['schemas']['CanvasId'];
export type CanvasListItem = components['schemas']['CanvasListItem'];
export type LegacyPage = components['schemas']['LegacyPage'];
export type LegacyCanvasPage = components['schemas']['LegacyCanvasPage'];
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
export type LegacyTask = components['schemas']['LegacyTask'];
export type LegacyTaskPage = components['schemas']['LegacyTaskPage'];
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
export type LegacyLogPage = components['schemas']['LegacyLogPage'];
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
export type LegacyBrandKit = components['schemas']['LegacyBrandKit'];
export type LegacyBrandKitPage = components['schemas']['LegacyBrandKitPage'];
export type Organization = components['schemas']['Organization'];
export type LegacyOrganizationPage = components['schemas']['LegacyOrganizationPage'];
export type EndedTask = components['schemas']['EndedTask'];
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
export type ParameterLegacyOffset = components['parameters']['LegacyOffset'];
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
                 * @description How many items to skip. Only in version 2026-04-12.
                 *
                 *     > **Gap** `pagination.offset.default`: Neither is given. Assumed: Default 0, minimum 0. It could also be: A negative value may be refused or taken as 0.
                 *
                 *     > **Gap** `pagination.legacy.cursor_sent`: What `cursor` does in version 2026-04-12, or `offset` in 2026-05-01, is not said. Assumed: Each version declares only its own parameter. It could also be: Ignored, or refused with 400.
                 */
                offset?: components["parameters"]["LegacyOffset"];
                /**
                 * @description How many items a page holds at most.
                 *
                 *     > **Gap** `pagination.cursor.limit.minimum`: Default and maximum are given; a minimum is not, nor what becomes of a value out of range. Assumed: At least 1; a value out of range is a bad parameter, hence 400. It could also be: It may be cut to the range, as the `limit` in the answer hints.
                 *
                 *     > **Gap** `pagination.legacy.limit`: Default and maximum are told without naming a version, the cursor lane aside. Assumed: The same as in version 2026-05-01. It could also be: Others.
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
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
                    "application/json": components["schemas"]["LegacyCanvasPage"];
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
                 *     > **Gap** `canvases.search.query_param`: Search ranks by relevance; the parameter that holds the text is not shown. Assumed: A query parameter named `q`, not required. It could also be: Another name, such as `query`; it may be required.
                 * @example one-pager
                 */
                q?: string;
                /**
                 * @description How many results to skip.
                 *
                 *     > **Gap** `pagination.offset.default`: Neither is given. Assumed: Default 0, minimum 0. It could also be: A negative value may be refused or taken as 0.
                 */
                offset?: components["parameters"]["SearchOffset"];
                /**
                 * @description How many items a page holds at most.
                 *
                 *     > **Gap** `pagination.cursor.limit.minimum`: Default and maximum are given; a minimum is not, nor what becomes of a value out of range. Assumed: At least 1; a value out of range is a bad parameter, hence 400. It could also be: It may be cut to the range, as the `limit` in the answer hints.
                 *
                 *     > **Gap** `pagination.legacy.limit`: Default and maximum are told without naming a version, the cursor lane aside. Assumed: The same as in version 2026-05-01. It could also be: Others.
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
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
                 *     > **Gap** `canvases.get.share_token.name`: Two reads take an optional share token; neither its name nor its place is shown. Assumed: A query parameter named `share_token`. It could also be: Another name, or a header.
                 *
                 *     > **Gap** `canvases.get.share_token.auth`: Whether a share token stands in for the key or only widens it is not said of these reads. Assumed: The key is needed in either case. It could also be: The token alone may do, as public share links need no authentication at the tool server.
                 */
                share_token?: components["parameters"]["ShareToken"];
            };
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 *     > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
                 * @example cvs_01JTM9S346Q3D25VT4F5V37E3S
                 */
                canvas_id: components["parameters"]["CanvasIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The canvas.
             *
             *     > **Gap** `canvases.get.response`: Only the items of the canvas list have a field list. Assumed: An open object whose one named member is `id`, optional. It could also be: The list item's fields, with or without more.
             *
             *     > **Gap** `task.states.others`: Apart from a few effects, only the states of tasks are told. Assumed: Nothing: no state of another record is listed. It could also be: Each such record may have a state of its own.
             */
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 *     > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
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
             *     > **Gap** `canvases.delete.response.fields`: It answers a JSON object on success; its members and status are not shown. Assumed: 200 with an open object. It could also be: Another 2xx; members that tell what was deleted.
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 *     > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
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
             *     > **Gap** `canvases.patch.body`: It renames a canvas; neither body, answer nor permission is shown. Assumed: A JSON body with `name`; 200 with an open object. It could also be: Another name, further metadata, or the canvas as the answer.
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
                 *     > **Gap** `canvases.get.share_token.name`: Two reads take an optional share token; neither its name nor its place is shown. Assumed: A query parameter named `share_token`. It could also be: Another name, or a header.
                 *
                 *     > **Gap** `canvases.get.share_token.auth`: Whether a share token stands in for the key or only widens it is not said of these reads. Assumed: The key is needed in either case. It could also be: The token alone may do, as public share links need no authentication at the tool server.
                 */
                share_token?: components["parameters"]["ShareToken"];
            };
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 *     > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 *     > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
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
             *     > **Gap** `canvases.export.response`: Neither status nor body of the export call is shown. Assumed: 202 with an open object that may show `result.export`. It could also be: A task, or the finished export itself with 200.
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The canvas, as `cvs_` id, as bare UUID, or as `cvs_` followed by a UUID.
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 *     > **Gap** `canvases.delete.ref_forms`: The deletion's parameter has a name of its own, without a word on its forms. Assumed: The three forms of any canvas id, under the name `canvas_id`. It could also be: Further forms, such as a name or an address.
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
             *     > **Gap** `canvases.export_status.shape`: Polling an export is named, with neither a parameter nor a response. Assumed: No parameter but the canvas; an open object that may show `result.export`. It could also be: A parameter that names the export; a task as the answer.
             *
             *     > **Gap** `task.states.others`: Apart from a few effects, only the states of tasks are told. Assumed: Nothing: no state of another record is listed. It could also be: Each such record may have a state of its own.
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
                /**
                 * @description How many items to skip. Only in version 2026-04-12.
                 *
                 *     > **Gap** `pagination.offset.default`: Neither is given. Assumed: Default 0, minimum 0. It could also be: A negative value may be refused or taken as 0.
                 *
                 *     > **Gap** `pagination.legacy.cursor_sent`: What `cursor` does in version 2026-04-12, or `offset` in 2026-05-01, is not said. Assumed: Each version declares only its own parameter. It could also be: Ignored, or refused with 400.
                 */
                offset?: components["parameters"]["LegacyOffset"];
                /**
                 * @description How many items a page holds at most.
                 *
                 *     > **Gap** `pagination.cursor.limit.minimum`: Default and maximum are given; a minimum is not, nor what becomes of a value out of range. Assumed: At least 1; a value out of range is a bad parameter, hence 400. It could also be: It may be cut to the range, as the `limit` in the answer hints.
                 *
                 *     > **Gap** `pagination.legacy.limit`: Default and maximum are told without naming a version, the cursor lane aside. Assumed: The same as in version 2026-05-01. It could also be: Others.
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
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
                    "application/json": components["schemas"]["LegacyTaskPage"];
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
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
             *     > **Gap** `tasks.create.success_status`: The answer is a task; its success status is not given. Assumed: 202, as for the other calls that queue work. It could also be: 200 or 201.
             */
            202: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyTask"];
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 *     > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
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
                    "application/json": components["schemas"]["LegacyTask"] | components["schemas"]["LayerizeTask"];
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 *     > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
                 * @example task_01JTS3C4DWA7N36096Q14DR9GP
                 */
                id: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The cancel signal was sent and has not been acknowledged yet.
             *
             *     > **Gap** `tasks.cancel.other`: 202 and 503 are told; body, other successes and the answer for a task that has ended are not. Assumed: 202 with an open object and no request body; for a task that has ended nothing is promised. It could also be: The task as the body; 200 once the signal is acknowledged; 409 for a task that has ended.
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
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
             *     > **Gap** `remix.body`: `prompt` and `callback_url` are told; the source canvas's field, the status and the answer are not shown. Assumed: A field `canvas_id`; 202 with an open object. It could also be: Another name and further fields; a task as the answer, with 200 or 201.
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
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
             *     > **Gap** `uploads.success_status`: The answers are described without a status. Assumed: 200 for all four. It could also be: 201 for those that create something.
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
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
             *     > **Gap** `uploads.success_status`: The answers are described without a status. Assumed: 200 for all four. It could also be: 201 for those that create something.
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
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
             *     > **Gap** `uploads.success_status`: The answers are described without a status. Assumed: 200 for all four. It could also be: 201 for those that create something.
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
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
             *     > **Gap** `uploads.success_status`: The answers are described without a status. Assumed: 200 for all four. It could also be: 201 for those that create something.
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
                /**
                 * @description How many items to skip. Only in version 2026-04-12.
                 *
                 *     > **Gap** `pagination.offset.default`: Neither is given. Assumed: Default 0, minimum 0. It could also be: A negative value may be refused or taken as 0.
                 *
                 *     > **Gap** `pagination.legacy.cursor_sent`: What `cursor` does in version 2026-04-12, or `offset` in 2026-05-01, is not said. Assumed: Each version declares only its own parameter. It could also be: Ignored, or refused with 400.
                 */
                offset?: components["parameters"]["LegacyOffset"];
                /**
                 * @description How many items a page holds at most.
                 *
                 *     > **Gap** `pagination.cursor.limit.minimum`: Default and maximum are given; a minimum is not, nor what becomes of a value out of range. Assumed: At least 1; a value out of range is a bad parameter, hence 400. It could also be: It may be cut to the range, as the `limit` in the answer hints.
                 *
                 *     > **Gap** `pagination.legacy.limit`: Default and maximum are told without naming a version, the cursor lane aside. Assumed: The same as in version 2026-05-01. It could also be: Others.
                 */
                limit?: components["parameters"]["LogLimit"];
                /**
                 * @description Only deliveries of events of this type.
                 *
                 *     > **Gap** `webhooks_log.list.filter_names`: Four filters are told by what they filter; their names and forms are not shown. Assumed: `event_type`, `status`, `api_key_id`, and `created_after` with `created_before` for the dates. It could also be: Other names, and other forms of status and dates.
                 */
                event_type?: "task.succeeded" | "task.failed" | "task.canceled" | "export.succeeded" | "export.failed";
                /**
                 * @description Only deliveries in this status.
                 *
                 *     > **Gap** `webhooks_log.list.filter_names`: Four filters are told by what they filter; their names and forms are not shown. Assumed: `event_type`, `status`, `api_key_id`, and `created_after` with `created_before` for the dates. It could also be: Other names, and other forms of status and dates.
                 */
                status?: string;
                /**
                 * @description Only deliveries that belong to this API key.
                 *
                 *     > **Gap** `webhooks_log.list.filter_names`: Four filters are told by what they filter; their names and forms are not shown. Assumed: `event_type`, `status`, `api_key_id`, and `created_after` with `created_before` for the dates. It could also be: Other names, and other forms of status and dates.
                 */
                api_key_id?: string;
                /**
                 * @description Only deliveries from this time on.
                 *
                 *     > **Gap** `webhooks_log.list.filter_names`: Four filters are told by what they filter; their names and forms are not shown. Assumed: `event_type`, `status`, `api_key_id`, and `created_after` with `created_before` for the dates. It could also be: Other names, and other forms of status and dates.
                 */
                created_after?: string;
                /**
                 * @description Only deliveries up to this time.
                 *
                 *     > **Gap** `webhooks_log.list.filter_names`: Four filters are told by what they filter; their names and forms are not shown. Assumed: `event_type`, `status`, `api_key_id`, and `created_after` with `created_before` for the dates. It could also be: Other names, and other forms of status and dates.
                 */
                created_before?: string;
            };
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description A page of deliveries.
             *
             *     > **Gap** `pagination.legacy.events_log`: The wrapper of version 2026-04-12 has a key for each of four lists; these two are not among them. Assumed: The common wrapper, open, without a named key for the items. It could also be: A key of their own, or the cursor shape in both versions.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyLogPage"];
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The delivery.
                 *
                 *     > **Gap** `ids.prefix.others`: Prefixes are given for six resources; conversations, organizations, deliveries, websites and others are left out. Assumed: These ids are plain strings. It could also be: They may carry prefixes of their own.
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 * @example 0196a2c1-7d3e-4b58-9f06-2e8c41d7a9b3
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The new attempt is queued. The body carries the id of the new delivery.
             *
             *     > **Gap** `webhooks_log.redeliver.id_field`: The answer holds the id of the new delivery; its field and its prefix are not shown. Assumed: An open object with no named members. It could also be: `id` or `delivery_id`, with a prefix of its own.
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
                 * @description How many items to skip. Only in version 2026-04-12.
                 *
                 *     > **Gap** `pagination.offset.default`: Neither is given. Assumed: Default 0, minimum 0. It could also be: A negative value may be refused or taken as 0.
                 *
                 *     > **Gap** `pagination.legacy.cursor_sent`: What `cursor` does in version 2026-04-12, or `offset` in 2026-05-01, is not said. Assumed: Each version declares only its own parameter. It could also be: Ignored, or refused with 400.
                 */
                offset?: components["parameters"]["LegacyOffset"];
                /**
                 * @description How many items a page holds at most.
                 *
                 *     > **Gap** `pagination.cursor.limit.minimum`: Default and maximum are given; a minimum is not, nor what becomes of a value out of range. Assumed: At least 1; a value out of range is a bad parameter, hence 400. It could also be: It may be cut to the range, as the `limit` in the answer hints.
                 *
                 *     > **Gap** `pagination.legacy.limit`: Default and maximum are told without naming a version, the cursor lane aside. Assumed: The same as in version 2026-05-01. It could also be: Others.
                 */
                limit?: components["parameters"]["LogLimit"];
            };
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description A page of events.
             *
             *     > **Gap** `pagination.legacy.events_log`: The wrapper of version 2026-04-12 has a key for each of four lists; these two are not among them. Assumed: The common wrapper, open, without a named key for the items. It could also be: A key of their own, or the cursor shape in both versions.
             */
            200: {
                headers: {
                    "Service-Version": components["headers"]["ServiceVersion"];
                    "X-Request-ID": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyLogPage"];
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The folder, canvas or file.
                 *
                 *     > **Gap** `drive.ref.form`: The reference names a folder, a canvas or a file, and folders have no listed prefix. Assumed: An unconstrained string. It could also be: The canvas and file ids, and a form of its own for folders.
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
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
             *     > **Gap** `drive.delete.response`: Status, body and whether the deletion is soft are not said. Assumed: 200 with an open object, as for canvases; nothing is promised on restoring. It could also be: 204 without a body.
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The folder, canvas or file.
                 *
                 *     > **Gap** `drive.ref.form`: The reference names a folder, a canvas or a file, and folders have no listed prefix. Assumed: An unconstrained string. It could also be: The canvas and file ids, and a form of its own for folders.
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
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
             *     > **Gap** `drive.patch.response.fields`: It is a JSON object; its members and its status are not shown. Assumed: 200 with an open object. It could also be: The item with its name and visibility.
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The registration is revoked, whether by this call or before.
             *
             *     > **Gap** `voyager.revoke.response.fields`: It is a JSON object that may report a failure at the identity provider; its members are not shown. Assumed: 200 with an open object. It could also be: Any members.
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
    redeemPromoCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
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
             *     > **Gap** `voyager.redeem.success_status`: Neither the status is given nor whether `success` may be false in it. Assumed: 200, and `success` is any boolean. It could also be: 201; `success` may always be true there.
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The website.
                 *
                 *     > **Gap** `websites.id.form`: No prefix or pattern is given. Assumed: An unconstrained string. It could also be: A prefix of its own, or a UUID.
                 *
                 *     > **Gap** `ids.prefix.others`: Prefixes are given for six resources; conversations, organizations, deliveries, websites and others are left out. Assumed: These ids are plain strings. It could also be: They may carry prefixes of their own.
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
             *     > **Gap** `websites.unpublish.response.fields`: It is a JSON object; its members and its status are not shown. Assumed: 200 with an open object. It could also be: The website with its state.
             *
             *     > **Gap** `task.states.others`: Apart from a few effects, only the states of tasks are told. Assumed: Nothing: no state of another record is listed. It could also be: Each such record may have a state of its own.
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
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
             *     > **Gap** `media_3d.create.status`: A queued task is the answer; its status is not given. Assumed: 202, as for layerize. It could also be: 200 or 201.
             *
             *     > **Gap** `media_3d.create.envelope`: A 3D task has `poll_url`, which the canonical envelope lacks; which envelope a version shows is not said. Assumed: An open object of its own, the same in both versions. It could also be: The envelope of the version, with `poll_url` added.
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
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path: {
                /**
                 * @description The 3D task, as `task_` id, as bare UUID, or as `task_` followed by a UUID.
                 *
                 *     > **Gap** `ids.rule.3.malformed`: A path takes three forms of an id; what any other form is answered with is not said. Assumed: A parameter that breaks its pattern is a bad one, hence 400 `invalid_request`. It could also be: 404 or 422.
                 *
                 *     > **Gap** `ids.rule.2.only_canvas`: A full pattern is given for canvas ids alone. Assumed: The prefix followed by at least one character of any kind. It could also be: The 26 Crockford base32 characters that canvas ids have.
                 * @example task_01JTRJFJ2XBAHW0GQNMF2KDPB0
                 */
                task_id: components["parameters"]["Generate3dTaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The status of the task.
             *
             *     > **Gap** `media_3d.create.envelope`: A 3D task has `poll_url`, which the canonical envelope lacks; which envelope a version shows is not said. Assumed: An open object of its own, the same in both versions. It could also be: The envelope of the version, with `poll_url` added.
             */
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
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
             *     > **Gap** `media_audio.response`: Only a replay flag, a queued task and a quote are told of the answer; status and polling are not. Assumed: 200 with an open object whose few known members are optional. It could also be: A task envelope, 202 for a queued one, polled like other tasks.
             *
             *     > **Gap** `media_audio.field.duration_seconds.report`: Adjustments and dropped values are reported; the place, the name and the bounds are not shown. Assumed: No bounds, and no named field; the answer stays open. It could also be: A list of notices in the answer.
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
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
             *
             *     > **Gap** `media_layerize.poll_path`: The way to poll is `links.self`; no path is shown for it. Assumed: `GET /tasks/{id}`. It could also be: A path of its own below `/media`.
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The catalog.
             *
             *     > **Gap** `named_ops.get_media_models`: The path is known; of the answer only a few things that model cards tell are named. Assumed: An open object. It could also be: A list of model cards under some key.
             *
             *     > **Gap** `named_ops.rule`: A list of operations is named, with neither request nor response. Assumed: Those with a known path answer an open object or list; the others are no part of the contract. It could also be: Any shapes.
             *
             *     > **Gap** `canvases.other_records`: Nine record types, from brand kit to share link, have no field list. Assumed: Open objects, with only the members that are told elsewhere. It could also be: Any fields.
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
    listVoices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The voices.
             *
             *     > **Gap** `named_ops.get_voices`: The path is known, and that `vox_` ids come from it; the response is not shown. Assumed: An open object. It could also be: A list of voices under some key, with paging.
             *
             *     > **Gap** `named_ops.voice_catalog`: A voice catalog is named; whether it is the list at `/voices` is not said outright. Assumed: It is that list. It could also be: An operation of its own.
             *
             *     > **Gap** `named_ops.rule`: A list of operations is named, with neither request nor response. Assumed: Those with a known path answer an open object or list; the others are no part of the contract. It could also be: Any shapes.
             *
             *     > **Gap** `canvases.other_records`: Nine record types, from brand kit to share link, have no field list. Assumed: Open objects, with only the members that are told elsewhere. It could also be: Any fields.
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
    getVoiceCapabilities: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The capabilities.
             *
             *     > **Gap** `named_ops.get_voices_capabilities`: The path is known, and that it lists managed models and their controls; the response is not shown. Assumed: An open object. It could also be: A list of models, each with its controls.
             *
             *     > **Gap** `named_ops.rule`: A list of operations is named, with neither request nor response. Assumed: Those with a known path answer an open object or list; the others are no part of the contract. It could also be: Any shapes.
             *
             *     > **Gap** `canvases.other_records`: Nine record types, from brand kit to share link, have no field list. Assumed: Open objects, with only the members that are told elsewhere. It could also be: Any fields.
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
    listBrandKits: {
        parameters: {
            query?: {
                /**
                 * @description How many items to skip. Only in version 2026-04-12.
                 *
                 *     > **Gap** `pagination.offset.default`: Neither is given. Assumed: Default 0, minimum 0. It could also be: A negative value may be refused or taken as 0.
                 *
                 *     > **Gap** `pagination.legacy.cursor_sent`: What `cursor` does in version 2026-04-12, or `offset` in 2026-05-01, is not said. Assumed: Each version declares only its own parameter. It could also be: Ignored, or refused with 400.
                 */
                offset?: components["parameters"]["LegacyOffset"];
                /**
                 * @description How many items a page holds at most.
                 *
                 *     > **Gap** `pagination.cursor.limit.minimum`: Default and maximum are given; a minimum is not, nor what becomes of a value out of range. Assumed: At least 1; a value out of range is a bad parameter, hence 400. It could also be: It may be cut to the range, as the `limit` in the answer hints.
                 *
                 *     > **Gap** `pagination.legacy.limit`: Default and maximum are told without naming a version, the cursor lane aside. Assumed: The same as in version 2026-05-01. It could also be: Others.
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
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
                    "application/json": components["schemas"]["LegacyBrandKitPage"];
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
                 * @description How many items to skip. Only in version 2026-04-12.
                 *
                 *     > **Gap** `pagination.offset.default`: Neither is given. Assumed: Default 0, minimum 0. It could also be: A negative value may be refused or taken as 0.
                 *
                 *     > **Gap** `pagination.legacy.cursor_sent`: What `cursor` does in version 2026-04-12, or `offset` in 2026-05-01, is not said. Assumed: Each version declares only its own parameter. It could also be: Ignored, or refused with 400.
                 */
                offset?: components["parameters"]["LegacyOffset"];
                /**
                 * @description How many items a page holds at most.
                 *
                 *     > **Gap** `pagination.cursor.limit.minimum`: Default and maximum are given; a minimum is not, nor what becomes of a value out of range. Assumed: At least 1; a value out of range is a bad parameter, hence 400. It could also be: It may be cut to the range, as the `limit` in the answer hints.
                 *
                 *     > **Gap** `pagination.legacy.limit`: Default and maximum are told without naming a version, the cursor lane aside. Assumed: The same as in version 2026-05-01. It could also be: Others.
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The version of the API, a calendar date, for this request as a whole. Without it the server takes its current default,
                 *     2026-04-12. Any other value answers 400 `unsupported_version`.
                 *
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
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
                    "application/json": components["schemas"]["LegacyOrganizationPage"];
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
                 *     > **Gap** `versioning.rule.1.schema_default`: The interface description gives 2026-05-01 as the header's default; the server takes 2026-04-12 without it. Assumed: 2026-04-12, which is what the server does. It could also be: 2026-05-01 in the schema, as a recommendation to clients.
                 *
                 *     > **Gap** `versioning.rule.4.clock`: The default is 2026-04-12, yet it moves on at that version's sunset, and the source bears no date. Assumed: The default as it is before 2026-05-12. It could also be: 2026-05-01 from that day on, when 2026-04-12 answers 400.
                 *
                 *     > **Gap** `versioning.rule.4.boundary`: The day is given; neither hour, timezone nor a code of its own for a retired version is. Assumed: A date alone; a retired version answers `unsupported_version`. It could also be: The start or the end of that day, in any timezone; another code.
                 * @example 2026-04-12
                 */
                "Service-Version"?: components["parameters"]["ServiceVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The balance.
             *
             *     > **Gap** `named_ops.get_credits`: The path is known; the response is not shown. Assumed: An open object. It could also be: The balance under some name.
             *
             *     > **Gap** `canvases.other_records`: Nine record types, from brand kit to share link, have no field list. Assumed: Open objects, with only the members that are told elsewhere. It could also be: Any fields.
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
    taskSucceeded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `v1=` and, in hexadecimal, the HMAC-SHA256 of `<timestamp>.<raw_body>`: the value of `X-Webhook-Timestamp`, a dot, and
                 *     the bytes of the body as they came. The key of the HMAC is the signing secret of the API key. Compute it, and compare
                 *     it in constant time with what follows `v1=`.
                 *
                 *     > **Gap** `webhooks.verify.secret_form`: The secret is the key of the HMAC; whether as text or decoded is not said. Assumed: As text, the way it is shown. It could also be: Bytes decoded from hexadecimal or base64.
                 *
                 *     > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
                 *
                 *     > **Gap** `webhooks.header.signature.case`: The signature is hexadecimal; the case of its letters is not said. Assumed: Both cases are accepted; the example is in lower case. It could also be: Only one of them.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
                 *
                 *     > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
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
                 *
                 *     > **Gap** `webhooks.verify.secret_form`: The secret is the key of the HMAC; whether as text or decoded is not said. Assumed: As text, the way it is shown. It could also be: Bytes decoded from hexadecimal or base64.
                 *
                 *     > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
                 *
                 *     > **Gap** `webhooks.header.signature.case`: The signature is hexadecimal; the case of its letters is not said. Assumed: Both cases are accepted; the example is in lower case. It could also be: Only one of them.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
                 *
                 *     > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
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
                 *
                 *     > **Gap** `webhooks.verify.secret_form`: The secret is the key of the HMAC; whether as text or decoded is not said. Assumed: As text, the way it is shown. It could also be: Bytes decoded from hexadecimal or base64.
                 *
                 *     > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
                 *
                 *     > **Gap** `webhooks.header.signature.case`: The signature is hexadecimal; the case of its letters is not said. Assumed: Both cases are accepted; the example is in lower case. It could also be: Only one of them.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
                 *
                 *     > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
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
                 *
                 *     > **Gap** `webhooks.verify.secret_form`: The secret is the key of the HMAC; whether as text or decoded is not said. Assumed: As text, the way it is shown. It could also be: Bytes decoded from hexadecimal or base64.
                 *
                 *     > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
                 *
                 *     > **Gap** `webhooks.header.signature.case`: The signature is hexadecimal; the case of its letters is not said. Assumed: Both cases are accepted; the example is in lower case. It could also be: Only one of them.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
                 *
                 *     > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
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
                 *
                 *     > **Gap** `webhooks.verify.secret_form`: The secret is the key of the HMAC; whether as text or decoded is not said. Assumed: As text, the way it is shown. It could also be: Bytes decoded from hexadecimal or base64.
                 *
                 *     > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
                 *
                 *     > **Gap** `webhooks.header.signature.case`: The signature is hexadecimal; the case of its letters is not said. Assumed: Both cases are accepted; the example is in lower case. It could also be: Only one of them.
                 * @example v1=498cc84b29cb560e15b49483a00f11c44405de576dd4001116c35d85f293f1bf
                 */
                "X-Webhook-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description A time in Unix seconds, which the signature covers. Refuse one that is more than 5 minutes old.
                 *
                 *     > **Gap** `webhooks.verify.timestamp_on_retry`: The event id stays the same across retries; of the two headers nothing is said. Assumed: Nothing: each delivery is checked by the headers that it carries. It could also be: Fresh for each attempt, or those of the first.
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
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
