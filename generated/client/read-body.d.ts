/** Reads the body of a response as JSON, or as text if it is not JSON. The response can still be read afterwards. */
export declare function readBody(response: Response): Promise<unknown>;
//# sourceMappingURL=read-body.d.ts.map