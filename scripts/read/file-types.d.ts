/** Types of the YAML files of openapi/. Made from openapi/file-schemas by `npm run generate`. Do not edit. */
/**
 * Exceptions
 *
 * Breaking changes of a released version that `npm run diff` allows. docs/changing.md says when that is right.
 */
export type Exceptions = Exception[] | null;
export type Exception = {
    /** What changed, as `npm run diff` prints it: `Canvas.title`. */
    at: Text;
    /** What happened to it, as `npm run diff` prints it: `Property title was removed`. */
    change: Text;
    /** The one version that it is for. Without it, all. */
    version?: Text;
    /** Why no client breaks. */
    reason: Text;
    /**
     * Format: date
     *
     * The last day on which the entry holds.
     */
    expires: string;
};
export type Text = string;
/**
 * Statements about the service
 *
 * What the source says about one area, where the contract holds it, and what it leaves open, by id. openapi/statements/README.md explains each key.
 */
export type Statements = {
    [key: string]: Statement;
};
export type Statement = {
    /** What the source says, in one or two sentences. */
    says?: Text;
    /** The numbers and names in `says` that a test of the area needs, by name. */
    data?: {
        [key: string]: string | number | string[];
    };
    /** The version that it belongs to, and those after it. What belongs to the legacy shapes ends with the canonical ones. */
    version?: Date;
    /** The version from which on it no longer holds. */
    until?: Date;
    /** The version that it compares with others. It is gone with that version. */
    needs?: Date;
    /** The places whose structure holds it, each with the form that it must have. */
    at?: {
        [key: string]: Form;
    };
    /** The texts that state it: by place, the terms that one text there must contain. */
    mentions?: {
        [key: string]: Term[];
    };
    /** The file of `test/contract/facts/` that checks what no place and no text can hold. */
    test?: string;
    /** What it leaves open: a gap. */
    open?: Open;
};
export type Open = {
    /** What the gap is about. */
    title: Text;
    /**
     * `unknown` if the source says that it does not show this, `contradiction` if two of its statements disagree. Without it, what the source says is `unknown`, and what it never mentions a `silence`.
     * @enum {unknown}
     */
    kind?: "unknown" | "contradiction";
    /**
     * What depends on it: `breaking` if a client breaks where the assumption is wrong, `shape` for the form of a field or body. Without it, a detail.
     * @enum {unknown}
     */
    stake?: "breaking" | "shape";
    /** What the source says nearby, if it never mentions this. Then the statement has no `says`. */
    source?: Text;
    /** What the contract does. */
    assumed: Text;
    /** What else could be true. */
    otherwise?: Text;
    /** A few words without a full stop that the bundle writes at the nodes, or some for each kind of node. */
    note?: string | {
        operation?: Note;
        response?: Note;
        parameter?: Note;
        property?: Note;
    };
    /**
     * True if the gap concerns no node of the contract.
     * @constant
     */
    nowhere?: true;
    /** What the mock does there. docs/mock.md lists it. */
    mock?: Text;
};
/** Types and a format, such as `null|string date-time`, a list of values, `absent`, or keywords of the schema, parameter, response or operation at the place. */
export type Form = string | unknown[] | ({
    /** Values that the schema accepts. */
    accepts?: unknown[];
    /** Values that it refuses. */
    refuses?: unknown[];
    /** The names of all properties that it has. */
    fields?: string[];
    /** Patterns: for each, an example of the body fits. */
    some?: unknown[];
    /** A pattern that all examples of the body fit. */
    each?: Record<string, never>;
    /** Regular expressions that match nothing there. */
    lacks?: Term[];
} & {
    [key: string]: unknown;
});
export type Date = string;
/** Format: regex */
export type Term = string | number | boolean;
export type Note = string;
/**
 * Tool server
 *
 * How to reach the tool server, who may use it, which limits apply, and its tools. openapi/README.md explains it.
 */
export type ToolServer = {
    /** Where the tool server is. */
    address: {
        description: Text;
        "x-gap"?: Gaps;
        url: Text;
    };
    /** How to speak to it. */
    transport: {
        description: Text;
        "x-gap"?: Gaps;
        protocol: Text;
        carrier: Text;
        /** Each method, with what it does. */
        methods: {
            [key: string]: Text;
        };
    };
    /** Who may use it. */
    authentication: {
        description: Text;
        "x-gap"?: Gaps;
        /** The credentials, each of which is enough. */
        credentials: Credential[];
        /** How a client finds the sign-in. */
        discovery: {
            description: Text;
            "x-gap"?: Gaps;
            /** The status without a credential. */
            status: number;
        };
        /** What needs a credential. */
        required_for: Names;
        /** What needs none. */
        not_required_for: Names;
    };
    /** What the tools are limited to. */
    safe_subset: {
        description: Text;
        "x-gap"?: Gaps;
        /** What no tool does. */
        excluded: Names;
    };
    /** The limit on concurrent tasks. */
    concurrency: {
        description: Text;
        "x-gap"?: Gaps;
        /** The operation whose `x-rate-limit` is the limit. */
        limit_of: Text;
        /** The tools that count against it. */
        tools: Names;
    };
    /** A tool server on the user's machine. */
    local_variant: {
        description: Text;
        "x-gap"?: Gaps;
        authentication: Text;
        /** What it reads. */
        reads: Names;
    };
    /** The known tools. */
    tools: Tool[];
};
/** A tool. */
export type Tool = {
    description: Text;
    "x-gap"?: Gaps;
    /** The name of the tool. */
    name: Text;
    /** The operation whose request body is the input. Without it, nothing is known of the input. */
    input_of?: Text;
    /** A property of that body, with the arguments that replace it. */
    flattened?: {
        [key: string]: Names;
    };
};
export type Credential = {
    name: Text;
    how: Text;
    acts_as: Text;
    /** The tokens of a session. */
    tokens?: Token[];
    /** The security scheme of the REST API that it is. */
    security_scheme?: Text;
};
export type Token = {
    name: Text;
    form?: Text;
    lifetime_seconds: number;
    /** When it is replaced. */
    rotates?: Text;
};
/** The gaps that concern it: an id, or a list of ids. */
export type Gaps = string | string[];
export type Names = Text[];
/**
 * Versions
 *
 * The versions of the API, and what changed from each to the next. openapi/README.md explains each key.
 */
export type Versions = {
    /** The versions, newest first. */
    versions: Version[];
    /** What changed between neighboring versions. A step that is missing has no rows. */
    migration?: Step[];
};
export type Version = {
    /**
     * Format: date
     *
     * The version.
     */
    date: string;
    /**
     * What a request without the header gets. If no version has this role, it is the oldest.
     * @enum {unknown}
     */
    role?: "default";
    /**
     * Format: date
     *
     * The day of the version's sunset, if it is known.
     */
    sunset?: string | null;
};
export type Step = {
    /** The older version. */
    from: Text;
    /** The newer version. */
    to: Text;
    /** Every field of a flat task but `message`, with its path in a nested one. */
    task?: TaskRow[];
    /** The `message` of a flat task for each status of a nested one. The texts are ours. */
    messages?: {
        status: Text;
        text: Text;
    }[];
    /** The lists whose items have another key or order. */
    lists?: {
        path: Text;
        /** The key of the items in the older version. */
        old: Text;
        /** Their key in the newer one. */
        new: Text;
        /** The order of the items. */
        sort: {
            old?: Text;
            new: Text;
        };
        "x-gap"?: Gap;
    }[];
    /** The fields and parameters of a page. A parameter is written as `?offset=`. */
    pagination?: {
        old: Text;
        new: Text;
        /** What the field is, if the newer page still has it. */
        kept?: Text;
        "x-gap"?: Gap;
    }[];
    /** Fields that only the older version has. */
    removed?: {
        schema: Text;
        field: Text;
        "x-gap"?: Gap;
    }[];
    /** What the guide says about exports. */
    export?: {
        old: Text;
        new: Text;
        "x-gap"?: Gap;
    }[];
    /** The events that have another name. */
    events?: {
        old: Text;
        /** Null if the event is gone. */
        new: string | null;
        /** The condition under which the new event replaces the old one. */
        where?: Text;
    }[];
};
export type TaskRow = {
    /** The field of the flat task. */
    old: Text;
    /** Its path in the nested one. */
    new?: Text;
    /** Older value to newer value, for values that have another name. */
    values?: {
        [key: string]: Text;
    };
    /** The older number is the newer one divided by this. */
    divisor?: number;
    /**
     * A time without its offset.
     * @enum {unknown}
     */
    without?: "offset";
    /** How the field follows from the status. */
    derived?: {
        /** The statuses for which the field is true. */
        status: Text[];
        /** The field that must not be null. */
        present?: Text;
    };
    "x-gap"?: Gap;
};
/** The gap, if the row is partly undocumented. */
export type Gap = string;
