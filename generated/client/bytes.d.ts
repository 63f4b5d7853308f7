/** Returns the bytes of an ArrayBuffer, or of the part of one that a view shows. Undefined for any other value. */
export declare function toBytes(value: unknown): Uint8Array<ArrayBuffer> | undefined;
//# sourceMappingURL=bytes.d.ts.map