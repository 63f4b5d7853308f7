/** Reads the body of a response as JSON, or as text if it is not JSON. The response can still be read afterwards. */
export async function readBody(response) {
    const text = await response.clone().text();
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
//# sourceMappingURL=read-body.js.map