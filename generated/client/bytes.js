/** Returns the bytes of an ArrayBuffer, or of the part of one that a view shows. Undefined for any other value. */
export function toBytes(value) {
    if (ArrayBuffer.isView(value))
        return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    // Not `instanceof`: the buffer may come from another realm.
    if (Object.prototype.toString.call(value) === '[object ArrayBuffer]')
        return new Uint8Array(value);
    return undefined;
}
//# sourceMappingURL=bytes.js.map