/** The body of a response as JSON, or as text where it is none. The response can still be read. */
export declare function readBody(response: Response): Promise<unknown>;
