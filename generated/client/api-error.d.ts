import type { components } from '../../generated/newest.js';
type Schemas = components['schemas'];
/** The `details` of an error by its code. */
export interface ErrorDetails {
    unsupported_version: Schemas['UnsupportedVersionDetails'];
    validation_failed: Schemas['ValidationDetails'];
}
/** An error as the API sends it. For codes with documented `details`, these are typed. */
export type ApiErrorBody<Code extends string = string> = {
    error: Omit<Schemas['UntypedApiError'], 'type' | 'code' | 'details'> & {
        /** The category of the error. More can come. */
        type: Schemas['ApiError']['type'] | (string & {});
        code: Code;
        details?: (Code extends keyof ErrorDetails ? ErrorDetails[Code] : Schemas['UntypedApiError']['details']) | null;
    };
};
/**
 * Returns true for an error of the API, and of this code if one is given. Accepts the `error` of a result and a thrown
 * ResponseError. Codes are an open set; branch on those that you know.
 *
 * @example
 * if (isApiError(error, 'unsupported_version')) console.log(error.error.details?.supported)
 */
export declare function isApiError<Code extends Schemas['UntypedApiError']['code']>(value: unknown, code?: Code): value is ApiErrorBody<Code>;
export {};
//# sourceMappingURL=api-error.d.ts.map