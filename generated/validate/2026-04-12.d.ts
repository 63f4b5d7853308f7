// Made from openapi/ by `npm run generate`. Do not edit.
import type { Validator } from '../standard-schema.js'
import type * as types from '../types/2026-04-12.js'
export type { Issue, Result, Validator } from '../standard-schema.js'
export declare const ErrorCode: Validator<types.ErrorCode>
export declare const ApiError: Validator<types.ApiError>
export declare const ValidationDetails: Validator<types.ValidationDetails>
export declare const UnsupportedVersionDetails: Validator<types.UnsupportedVersionDetails>
export declare const ErrorDetails: Validator<types.ErrorDetails>
export declare const UntypedApiError: Validator<types.UntypedApiError>
export declare const UntypedErrorBody: Validator<types.UntypedErrorBody>
export declare const CanvasId: Validator<types.CanvasId>
export declare const CanvasListItem: Validator<types.CanvasListItem>
export declare const LegacyPage: Validator<types.LegacyPage>
export declare const LegacyCanvasPage: Validator<types.LegacyCanvasPage>
export declare const InvalidRequestErrorBody: Validator<types.InvalidRequestErrorBody>
export declare const AuthenticationErrorBody: Validator<types.AuthenticationErrorBody>
export declare const PermissionErrorBody: Validator<types.PermissionErrorBody>
export declare const NotFoundErrorBody: Validator<types.NotFoundErrorBody>
export declare const RateLimitedErrorBody: Validator<types.RateLimitedErrorBody>
export declare const InternalErrorBody: Validator<types.InternalErrorBody>
export declare const UpstreamErrorBody: Validator<types.UpstreamErrorBody>
export declare const CanvasSearchResult: Validator<types.CanvasSearchResult>
export declare const Canvas: Validator<types.Canvas>
export declare const OpenObject: Validator<types.OpenObject>
export declare const CanvasRename: Validator<types.CanvasRename>
export declare const UnprocessableErrorBody: Validator<types.UnprocessableErrorBody>
export declare const Page: Validator<types.Page>
export declare const CanvasPages: Validator<types.CanvasPages>
export declare const ExportRequest: Validator<types.ExportRequest>
export declare const Export: Validator<types.Export>
export declare const CanvasExport: Validator<types.CanvasExport>
export declare const TaskId: Validator<types.TaskId>
export declare const Task: Validator<types.Task>
export declare const DesignResult: Validator<types.DesignResult>
export declare const DesignTask: Validator<types.DesignTask>
export declare const OtherTask: Validator<types.OtherTask>
export declare const LegacyTask: Validator<types.LegacyTask>
export declare const LegacyTaskPage: Validator<types.LegacyTaskPage>
export declare const CanvasRef: Validator<types.CanvasRef>
export declare const BrandKitRef: Validator<types.BrandKitRef>
export declare const FileRef: Validator<types.FileRef>
export declare const Attachment: Validator<types.Attachment>
export declare const CallbackUrl: Validator<types.CallbackUrl>
export declare const TaskCreate: Validator<types.TaskCreate>
export declare const EventId: Validator<types.EventId>
export declare const WebhookEnvelope: Validator<types.WebhookEnvelope>
export declare const FileId: Validator<types.FileId>
export declare const TextItem: Validator<types.TextItem>
export declare const Layer: Validator<types.Layer>
export declare const LayerizeResult: Validator<types.LayerizeResult>
export declare const LayerizeTask: Validator<types.LayerizeTask>
export declare const EndedTask: Validator<types.EndedTask>
export declare const TaskSucceededEvent: Validator<types.TaskSucceededEvent>
export declare const TaskFailedEvent: Validator<types.TaskFailedEvent>
export declare const TaskCanceledEvent: Validator<types.TaskCanceledEvent>
export declare const ExportSucceededEvent: Validator<types.ExportSucceededEvent>
export declare const ExportFailedEvent: Validator<types.ExportFailedEvent>
export declare const WebhookEvent: Validator<types.WebhookEvent>
export declare const RemixRequest: Validator<types.RemixRequest>
export declare const UploadForm: Validator<types.UploadForm>
export declare const UploadedFile: Validator<types.UploadedFile>
export declare const UploadLimits: Validator<types.UploadLimits>
export declare const UploadUrlRequest: Validator<types.UploadUrlRequest>
export declare const SignedUpload: Validator<types.SignedUpload>
export declare const UploadRegisterRequest: Validator<types.UploadRegisterRequest>
export declare const LegacyLogPage: Validator<types.LegacyLogPage>
export declare const DriveItemPatch: Validator<types.DriveItemPatch>
export declare const ConflictErrorBody: Validator<types.ConflictErrorBody>
export declare const PromoRedeem: Validator<types.PromoRedeem>
export declare const PromoRedeemResult: Validator<types.PromoRedeemResult>
export declare const Generate3D: Validator<types.Generate3D>
export declare const Generate3DTask: Validator<types.Generate3DTask>
export declare const Generate3DStatus: Validator<types.Generate3DStatus>
export declare const VoiceId: Validator<types.VoiceId>
export declare const GenerateAudio: Validator<types.GenerateAudio>
export declare const AudioGeneration: Validator<types.AudioGeneration>
export declare const Layerize: Validator<types.Layerize>
export declare const BrandKitId: Validator<types.BrandKitId>
export declare const BrandKit: Validator<types.BrandKit>
export declare const LegacyBrandKit: Validator<types.LegacyBrandKit>
export declare const LegacyBrandKitPage: Validator<types.LegacyBrandKitPage>
export declare const Organization: Validator<types.Organization>
export declare const LegacyOrganizationPage: Validator<types.LegacyOrganizationPage>
/** The response of `GET /canvases`. */
export declare const ListCanvasesResponse: Validator<types.LegacyCanvasPage>
/** The response of `GET /canvases/search`. */
export declare const SearchCanvasesResponse: Validator<types.CanvasSearchResult>
/** The response of `GET /canvases/{canvas_id}`. */
export declare const GetCanvasResponse: Validator<types.Canvas>
/** The response of `PATCH /canvases/{canvas_id}`. */
export declare const RenameCanvasResponse: Validator<types.OpenObject>
/** The response of `DELETE /canvases/{canvas_id}`. */
export declare const DeleteCanvasResponse: Validator<types.OpenObject>
/** The response of `GET /canvases/{canvas_id}/pages`. */
export declare const ListCanvasPagesResponse: Validator<types.CanvasPages>
/** The response of `POST /canvases/{canvas_id}/export`. */
export declare const ExportCanvasResponse: Validator<types.CanvasExport>
/** The response of `GET /canvases/{canvas_id}/export-status`. */
export declare const GetCanvasExportStatusResponse: Validator<types.CanvasExport>
/** The response of `GET /tasks`. */
export declare const ListTasksResponse: Validator<types.LegacyTaskPage>
/** The response of `POST /tasks`. */
export declare const CreateTaskResponse: Validator<types.LegacyTask>
/** The response of `GET /tasks/{id}`. */
export declare const GetTaskResponse: Validator<types.operations['getTask']['responses'][200]['content']['application/json']>
/** The response of `POST /tasks/{id}/cancel`. */
export declare const CancelTaskResponse: Validator<types.OpenObject>
/** The response of `POST /remix`. */
export declare const RemixCanvasResponse: Validator<types.OpenObject>
/** The response of `POST /uploads`. */
export declare const UploadFileResponse: Validator<types.UploadedFile>
/** The response of `GET /uploads/limits`. */
export declare const GetUploadLimitsResponse: Validator<types.UploadLimits>
/** The response of `POST /uploads/url`. */
export declare const CreateUploadUrlResponse: Validator<types.SignedUpload>
/** The response of `POST /uploads/register`. */
export declare const RegisterUploadResponse: Validator<types.UploadedFile>
/** The response of `GET /webhook_deliveries`. */
export declare const ListWebhookDeliveriesResponse: Validator<types.LegacyLogPage>
/** The response of `POST /webhook_deliveries/{id}/redeliver`. */
export declare const RedeliverWebhookResponse: Validator<types.OpenObject>
/** The response of `GET /events`. */
export declare const ListEventsResponse: Validator<types.LegacyLogPage>
/** The response of `PATCH /drive/items/{item_ref}`. */
export declare const UpdateDriveItemResponse: Validator<types.OpenObject>
/** The response of `DELETE /drive/items/{item_ref}`. */
export declare const DeleteDriveItemResponse: Validator<types.OpenObject>
/** The response of `POST /voyager/auth/revoke`. */
export declare const RevokeDesktopSignInResponse: Validator<types.OpenObject>
/** The response of `POST /voyager/promo/redeem`. */
export declare const RedeemPromoCodeResponse: Validator<types.PromoRedeemResult>
/** The response of `POST /websites/{website_id}/unpublish`. */
export declare const UnpublishWebsiteResponse: Validator<types.OpenObject>
/** The response of `POST /media/generate-3d`. */
export declare const Generate3dResponse: Validator<types.Generate3DTask>
/** The response of `GET /media/generate-3d/{task_id}`. */
export declare const GetGenerate3dTaskResponse: Validator<types.Generate3DStatus>
/** The response of `POST /media/generate-audio`. */
export declare const GenerateAudioResponse: Validator<types.AudioGeneration>
/** The response of `POST /media/layerize-assets`. */
export declare const LayerizeAssetsResponse: Validator<types.LayerizeTask>
/** The response of `GET /media/models`. */
export declare const ListMediaModelsResponse: Validator<types.OpenObject>
/** The response of `GET /voices`. */
export declare const ListVoicesResponse: Validator<types.OpenObject>
/** The response of `GET /voices/capabilities`. */
export declare const GetVoiceCapabilitiesResponse: Validator<types.OpenObject>
/** The response of `GET /brand-kits`. */
export declare const ListBrandKitsResponse: Validator<types.LegacyBrandKitPage>
/** The response of `GET /organizations`. */
export declare const ListOrganizationsResponse: Validator<types.LegacyOrganizationPage>
/** The response of `GET /credits`. */
export declare const GetCreditsResponse: Validator<types.OpenObject>
