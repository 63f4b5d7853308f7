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
 * Gaps
 *
 * What the source leaves open about one area, by id. openapi/README.md explains it.
 */
export type Gaps = {
    [key: string]: Gap;
};
export type Gap = {
    /** What the gap is about. */
    title: Text;
    /** What the source says about it, or nearby. */
    source: Text;
    /**
     * `silence` if the source never mentions this, `contradiction` if two of its statements disagree. Without it, `unknown`: the source says that it does not show this.
     * @enum {unknown}
     */
    kind?: "unknown" | "silence" | "contradiction";
    /**
     * What depends on it: `breaking` if a client breaks where the assumption is wrong, `shape` for the form of a field or body. Without it, a `detail`.
     * @enum {unknown}
     */
    stake?: "breaking" | "shape" | "detail";
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
    /** What the mock does there, in sentences that can be read alone. */
    mock?: Text;
};
export type Note = string;
/**
 * Tool server
 *
 * How to reach the tool server, who may use it, which limits apply, and its tools.
 */
export type ToolServer = {
    /** Where the tool server is. */
    address: {
        description: Text;
        "x-gap"?: GapIds;
        url: Text;
    };
    /** How to speak to it. */
    transport: {
        description: Text;
        "x-gap"?: GapIds;
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
        "x-gap"?: GapIds;
        /** The credentials, each of which is enough. */
        credentials: Credential[];
        /** How a client finds the sign-in. */
        discovery: {
            description: Text;
            "x-gap"?: GapIds;
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
        "x-gap"?: GapIds;
        /** What no tool does. */
        excluded: Names;
    };
    /** The limit on concurrent tasks. */
    concurrency: {
        description: Text;
        "x-gap"?: GapIds;
        /** The operation whose `x-rate-limit` is the limit. */
        limit_of: Text;
        /** The tools that count against it. */
        tools: Names;
    };
    /** A tool server on the user's machine. */
    local_variant: {
        description: Text;
        "x-gap"?: GapIds;
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
    "x-gap"?: GapIds;
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
export type GapIds = string | string[];
export type Names = Text[];
/**
 * Versions
 *
 * The versions of the API, and what changed from each to the next.
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
        "x-gap"?: GapId;
    }[];
    /** The fields and parameters of a page. A parameter is written as `?offset=`. */
    pagination?: {
        old: Text;
        new: Text;
        /** What the field is, if the newer page still has it. */
        kept?: Text;
        "x-gap"?: GapId;
    }[];
    /** Fields that only the older version has. */
    removed?: {
        schema: Text;
        field: Text;
        "x-gap"?: GapId;
    }[];
    /** What the guide says about exports. */
    export?: {
        old: Text;
        new: Text;
        "x-gap"?: GapId;
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
    "x-gap"?: GapId;
};
/** The gap, if the row is partly undocumented. */
export type GapId = string;
