/** The types of each operation's request and response, as documented. */
import type { Operations as operations } from '../../../generated/version-map.js'

export type OperationId = keyof operations

export type Parameters<Id extends OperationId> = operations[Id]['parameters']

type Responses<Id extends OperationId> = operations[Id]['responses']
type ContentOf<Body> = Body extends { content: infer Content } ? Content[keyof Content] : undefined

export type Status<Id extends OperationId> = keyof Responses<Id> & number

/** The parsed body of a request. Undefined for an operation without one. */
export type SentBody<Id extends OperationId> = operations[Id] extends { requestBody: infer Body }
  ? ContentOf<Body>
  : undefined

/** The fields that the contract has a default for. */
type Defaulted = {
  createUploadUrl: 'expires_in_seconds'
  generateAudio: 'wait' | 'quote' | 'source_audio_cleanup'
  layerizeAssets: 'mode'
}

/** The body of a request as a handler gets it: with the defaults of the version for the fields that were not sent. */
export type FilledBody<Id extends OperationId> = Id extends keyof Defaulted
  ? SentBody<Id> & {
      [Name in Extract<keyof SentBody<Id>, Defaulted[Id]>]: Exclude<SentBody<Id>[Name], undefined>
    }
  : SentBody<Id>

/** The body of a response with this status; by default of a success. */
export type ResponseBody<
  Id extends OperationId,
  Of extends Status<Id> = Extract<Status<Id>, 200 | 201 | 202>,
> = ContentOf<Responses<Id>[Of]>
