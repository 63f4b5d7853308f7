import SwaggerParser from '@apidevtools/swagger-parser'

/** Resolves each reference and validates the document. It writes nothing. */
export async function generate({ document }) {
  await SwaggerParser.validate(document)
}
