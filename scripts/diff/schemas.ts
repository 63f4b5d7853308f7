import type { Json, JsonObject } from '../document/shape.js'
import type { Alias, Finding, Side } from './finding.js'
import { type Condition, canonical, type Flat, flatten, isLowest, type Node } from './flat.js'
import type { Direction, Rule } from './law.js'

/** What the comparison of two documents knows throughout. */
export type Comparison = {
  old: JsonObject
  new: JsonObject
  /** Returns the fields of an object that have a counterpart of another name or place. For documents of two versions. */
  aliases?: (old: Flat, now: Flat) => Alias[]
  /** The findings of pairs that have been compared, relative to them. */
  known: Map<string, Finding[]>
  /** The findings of pairs of responses that have been compared. */
  responses: Map<string, (Finding & { part: string })[]>
}

/** Where a schema stands: what the client does with it, and whether it is the body of an error. */
export type Use = { direction: Direction; isError?: boolean }

/** A pair of schemas and the path that leads to them. */
type Pair = { old: Node[]; now: Node[]; path: string[]; values?: Record<string, string> }

/** Returns what changed between two schemas, in the order of the fields. Each may be given in parts that all apply. */
export function compareSchemas(comparison: Comparison, use: Use, pair: Pair): Finding[] {
  const key = keyOf(use, pair)
  const known = comparison.known.get(key)
  if (known) return known.map((finding) => ({ ...finding, path: [...pair.path, ...finding.path] }))
  // A schema that contains itself is the same pair again: what changed in it is found once.
  comparison.known.set(key, [])
  const found = new Schemas(comparison, use, pair.path.at(-1)).compare({ ...pair, path: [] })
  comparison.known.set(key, found)
  return found.map((finding) => ({ ...finding, path: [...pair.path, ...finding.path] }))
}

function keyOf({ direction, isError }: Use, { old, now, path, values }: Pair): string {
  const places = [old, now].map((nodes) => nodes.map(({ at, gaps }) => [at, gaps]))
  return JSON.stringify([direction, isError === true, path.at(-1) ?? '', values ?? null, places])
}

class Schemas {
  private found: Finding[] = []

  constructor(
    private readonly comparison: Comparison,
    private readonly use: Use,
    /** The name of the field whose schemas are compared. */
    private readonly field: string | undefined,
  ) {}

  compare({ old, now, path, values }: Pair): Finding[] {
    const before = flatten(old, this.comparison.old)
    const after = flatten(now, this.comparison.new)
    if (before.branches || after.branches) this.branches(before, after, old, now, path)
    else this.flat(before, after, path, values)
    return this.found
  }

  private flat(old: Flat, now: Flat, path: string[], values?: Record<string, string>): void {
    if (old.never !== now.never) {
      this.tell(now.never ? 'schema.refused' : 'schema.allowed', now.never ? 'no longer allowed' : 'now allowed', {
        old,
        now,
        path,
      })
      return
    }
    if (this.types(old, now, path)) return
    this.values(old, now, path, values)
    this.limits(old, now, path)
    this.forms(old, now, path)
    this.defaults(old, now, path)
    this.conditions(old, now, path)
    this.fields(old, now, path)
    this.others(old, now, path)
    if (old.items || now.items) this.inside(old.items ?? [], now.items ?? [], [...path, '[]'])
    if (old.discriminator && now.discriminator && old.discriminator.value !== now.discriminator.value)
      this.tell(
        'discriminator.changed',
        `told apart by \`${now.discriminator.value}\`, no longer by \`${old.discriminator.value}\``,
        { old, now, path, at: now.discriminator.at, replaces: true },
      )
  }

  /** Returns true if the types have nothing in common, so that nothing else can be compared. */
  private types(old: Flat, now: Flat, path: string[]): boolean {
    const had = old.types?.value
    const has = now.types?.value
    const place = { old, now, path, ...(now.types && { at: now.types.at }), replaces: had !== undefined }
    const says = typeChange(had, has)
    // A field that is only null now is gone, and so is everything inside it.
    const isOnlyNull = has?.size === 1 && has.has('null') && had?.size !== 1
    if (had && has && (isOnlyNull || ![...had].some((type) => has.has(type)))) {
      this.tell('type.changed', says, place)
      return true
    }
    if (had && has && had.has('null') !== has.has('null')) {
      const [rule, words] = has.has('null')
        ? (['null.allowed', 'can now be null'] as const)
        : (['null.refused', 'can no longer be null'] as const)
      this.tell(rule, words, place)
    }
    const [before, after] = [had, has].map((types) => types && new Set([...types].filter((type) => type !== 'null')))
    if ((!before && !after) || (before && after && same(before, after))) return false
    if (!before || (after && subset(after, before))) this.tell('type.narrowed', says, place)
    else if (!after || subset(before, after)) this.tell('type.widened', says, place)
    else this.tell('type.changed', says, place)
    return false
  }

  private values(old: Flat, now: Flat, path: string[], renamed: Record<string, string> = {}): void {
    const had = old.values && new Set([...old.values.value].map((value) => quoted(renamed[unquoted(value)]) ?? value))
    const has = now.values?.value
    const place = { old, now, path, ...(now.values && { at: now.values.at }), replaces: had !== undefined }
    if (!had && !has) return
    if (!had || !has) {
      this.tell(
        has ? 'values.listed' : 'values.opened',
        has ? `limited to ${listOf(has)}` : `no longer limited to ${listOf(had ?? [])}`,
        place,
      )
      return
    }
    const [removed, added] = [minus(had, has), minus(has, had)]
    const isStatus = this.use.direction === 'response' && this.field === 'status' && !this.use.isError
    const isErrorCode = this.use.isError === true && this.field === 'code'
    for (const value of removed)
      this.tell(isStatus ? 'status.changed' : 'value.refused', `value \`${unquoted(value)}\` removed`, place)
    for (const value of added)
      this.tell(
        isStatus ? 'status.changed' : isErrorCode ? 'error.code.added' : 'value.allowed',
        `value \`${unquoted(value)}\` added`,
        { ...place, replaces: false },
      )
  }

  private limits(old: Flat, now: Flat, path: string[]): void {
    for (const keyword of new Set([...old.limits.keys(), ...now.limits.keys()])) {
      const [had, has] = [old.limits.get(keyword), now.limits.get(keyword)]
      if (had?.value === has?.value) continue
      const place = { old, now, path, ...(has && { at: has.at }), replaces: had !== undefined }
      const name = LIMIT_WORDS[keyword] ?? keyword
      if (!had || !has)
        this.tell(
          has ? 'limit.set' : 'limit.lifted',
          has ? `${name} of ${has.value} set` : `${name} of ${had?.value} removed`,
          place,
        )
      else {
        const tightens = isLowest(keyword) ? has.value > had.value : has.value < had.value
        const verb = has.value > had.value ? 'raised' : 'lowered'
        this.tell(
          tightens ? 'limit.lowered' : 'limit.raised',
          `${name} ${verb} from ${had.value} to ${has.value}`,
          place,
        )
      }
    }
  }

  private forms(old: Flat, now: Flat, path: string[]): void {
    for (const keyword of new Set([...old.forms.keys(), ...now.forms.keys()])) {
      const [had, has] = [old.forms.get(keyword), now.forms.get(keyword)]
      const removed = minus(new Set(had?.keys() ?? []), has ?? new Map())
      const added = minus(new Set(has?.keys() ?? []), had ?? new Map())
      const at = has?.get(added[0] ?? '') ?? [...(has?.values() ?? [])][0]
      const place = { old, now, path, ...(at && { at }), replaces: removed.length > 0 }
      const name = FORM_WORDS[keyword] ?? (keyword.includes('`') ? keyword : `\`${keyword}\``)
      const shown = (texts: string[]) => (texts.every((text) => text.length <= 60) ? ` ${listOf(texts)}` : '')
      if (removed.length > 0 && added.length > 0)
        if (keyword === 'multipleOf' && removed[0] && added[0]) this.multiples(removed[0], added[0], place)
        else this.tell('form.changed', `${name} changed${shown(added) && ` to${shown(added)}`}`, place)
      else if (added.length > 0) this.tell('form.set', `${name}${shown(added)} set`, place)
      else if (removed.length > 0) this.tell('form.lifted', `${name}${shown(removed)} removed`, place)
    }
  }

  private multiples(had: string, has: string, place: Place): void {
    const [before, after] = [Number(had), Number(has)]
    const says = `must be a multiple of ${has}, no longer of ${had}`
    if (before % after === 0) this.tell('form.lifted', says, place)
    else this.tell(after % before === 0 ? 'form.set' : 'form.changed', says, place)
  }

  private defaults(old: Flat, now: Flat, path: string[]): void {
    const [had, has] = [old.default, now.default].map((stated) => stated && JSON.stringify(stated.value))
    if (had !== has) {
      const says =
        had === undefined
          ? `default ${has} set`
          : has === undefined
            ? `default ${had} removed`
            : `default changed from ${had} to ${has}`
      const place = { old, now, path, ...(now.default && { at: now.default.at }), replaces: had !== undefined }
      this.tell(this.use.direction === 'request' ? 'default.changed' : 'default.told', says, place)
    }
    const [promised, promises] = [old.replays?.value, now.replays?.value]
    if (promised === promises) return
    const place = { old, now, path, ...(now.replays && { at: now.replays.at }), replaces: promised !== undefined }
    if (promised === undefined) this.tell('replay.promised', 'a retry now returns the first result', place)
    else
      this.tell(
        'replay.withdrawn',
        promises === undefined
          ? 'a retry no longer returns the first result'
          : 'other requests than before are replayed',
        place,
      )
  }

  private conditions(old: Flat, now: Flat, path: string[]): void {
    const had = [...old.conditions]
    const fresh: Condition[] = []
    for (const condition of now.conditions) {
      const index = had.findIndex((one) => one.if === condition.if)
      const [before] = index < 0 ? [] : had.splice(index, 1)
      if (!before) fresh.push(condition)
      else {
        this.inside(before.then, condition.then, path)
        this.inside(before.else, condition.else, path)
      }
    }
    const [first] = fresh
    const place = { old, now, path, ...(first && { at: first.at }), replaces: had.length > 0 }
    if (had.length > 0 && first) this.tell('condition.changed', 'its condition changed', place)
    else if (first) this.tell('condition.set', 'a condition set', place)
    else if (had.length > 0) this.tell('condition.lifted', 'a condition removed', place)
  }

  private fields(old: Flat, now: Flat, path: string[]): void {
    const had = this.visible(old, this.comparison.old)
    const has = this.visible(now, this.comparison.new)
    const aliases = this.comparison.aliases?.(old, now) ?? []
    const explained = this.moves(aliases, { had, has, old, now, path })
    const removed = [...had.keys()].filter((name) => !has.has(name) && !explained.old.has(name))
    const added = [...has.keys()].filter((name) => !had.has(name) && !explained.now.has(name))
    const renamed = this.renamed(had, has, removed, added)
    // Whether a version had a field that its open object does not list is not known.
    const isUnknown = this.comparison.aliases !== undefined && old.isOpen
    for (const [name, nodes] of had) {
      const inner = [...path, name]
      const at = { side: 'old' as const, pointer: nodes[0]?.at ?? old.at }
      const gaps = gapsOf(nodes, old)
      if (renamed?.[0] === name) {
        const target = has.get(renamed[1]) ?? []
        this.push('field.renamed', `renamed to \`${renamed[1]}\``, inner, gaps, true, {
          side: 'new',
          pointer: target[0]?.at ?? now.at,
        })
      } else if (removed.includes(name)) this.push('field.removed', 'removed', inner, gaps, true, at)
      else if (has.has(name) && !explained.old.has(name)) {
        this.inside(nodes, has.get(name) ?? [], inner)
        this.required(name, old, now, inner, nodes)
      }
    }
    for (const name of added) {
      if (renamed?.[1] === name || isUnknown) continue
      const nodes = has.get(name) ?? []
      const isRequired = now.required.has(name)
      const rule = isRequired ? 'field.added.required' : 'field.added'
      const says = isRequired && this.use.direction === 'request' ? 'added, required' : 'added'
      this.push(rule, says, [...path, name], old.gaps, false, { side: 'new', pointer: nodes[0]?.at ?? now.at })
    }
    for (const [rule, says, one, other] of [
      ['schema.refused', 'no longer allowed', now, old],
      ['schema.allowed', 'now allowed', old, now],
    ] as const)
      for (const name of this.refused(one, one === now ? this.comparison.new : this.comparison.old))
        if (!other.properties.has(name)) {
          const side = one === now ? 'new' : 'old'
          const pointer = one.properties.get(name)?.[0]?.at ?? one.at
          this.push(rule, says, [...path, name], old.gaps, side === 'old', { side, pointer })
        }
    for (const name of new Set([...old.required.keys(), ...now.required.keys()]))
      if (!had.has(name) && !has.has(name) && !this.isHidden(name, old, now))
        this.required(name, old, now, [...path, name], [])
  }

  /** Tells each field that an alias explains, and returns the names that are thereby accounted for. */
  private moves(
    aliases: Alias[],
    { had, has, old, now, path }: { had: Fields; has: Fields; old: Flat; now: Flat; path: string[] },
  ): { old: Set<string>; now: Set<string> } {
    const explained = { old: new Set<string>(), now: new Set<string>() }
    for (const alias of aliases) {
      const nodes = had.get(alias.old)
      if (!nodes) continue
      const inner = [...path, alias.old]
      const [first = '', ...deeper] = alias.new?.split('.') ?? []
      const target = alias.new === undefined ? undefined : this.descend(has.get(first), deeper)
      const at = target?.[0]?.at ?? now.at
      const gaps = gapsOf(nodes, old)
      const row = { alias }
      if (alias.new === undefined) {
        this.push(
          'field.derived',
          alias.note ? `removed; derive it: ${alias.note}` : 'removed',
          inner,
          gaps,
          true,
          { side: 'new', pointer: now.at },
          row,
        )
      } else if (!target) continue
      else if (alias.new !== alias.old) {
        const rule = deeper.length > 0 ? 'field.moved' : 'field.renamed'
        const says = `${deeper.length > 0 ? 'moved' : 'renamed'} to \`${alias.new}\`${alias.note ? `, ${alias.note}` : ''}`
        this.push(rule, says, inner, gaps, true, { side: 'new', pointer: at }, row)
        if (deeper.length === 0) this.inside(nodes, target, [...path, alias.new], alias.values)
      } else if (alias.values) {
        for (const [before, after] of Object.entries(alias.values))
          this.push(
            'status.changed',
            `value \`${before}\` renamed to \`${after}\``,
            inner,
            gaps,
            true,
            { side: 'new', pointer: at },
            row,
          )
        this.inside(nodes, target, inner, alias.values)
      } else this.push('time.offset', alias.note ?? 'changed', inner, gaps, true, { side: 'new', pointer: at }, row)
      explained.old.add(alias.old)
      if (alias.new !== undefined) explained.now.add(first)
    }
    this.beside(aliases, { has, now, path, explained: explained.now })
    return explained
  }

  /** Tells the fields of an object that fields moved into: those that nothing moved to are new. */
  private beside(
    aliases: Alias[],
    { has, now, path, explained }: { has: Fields; now: Flat; path: string[]; explained: Set<string> },
  ): void {
    const targets = aliases.flatMap((alias) => (alias.new?.includes('.') ? [alias.new] : []))
    for (const container of new Set(targets.map((target) => target.split('.')[0] ?? ''))) {
      if (!explained.has(container)) continue
      for (const [name, nodes] of this.inner(has.get(container) ?? []))
        if (!targets.some((target) => `${target}.`.startsWith(`${container}.${name}.`)))
          this.push('field.added', 'added', [...path, container, name], [], false, {
            side: 'new',
            pointer: nodes[0]?.at ?? now.at,
          })
    }
  }

  /** The fields of an object in the newer document; of each alternative, if there are several. */
  private inner(nodes: Node[]): Fields {
    const flat = flatten(nodes, this.comparison.new)
    const branches = flat.branches?.of.map((branch) => flatten(branch, this.comparison.new)) ?? [flat]
    return new Map(branches.flatMap(({ properties }) => [...properties]))
  }

  private descend(nodes: Node[] | undefined, names: string[]): Node[] | undefined {
    const [name, ...deeper] = names
    if (!nodes || name === undefined) return nodes
    const found = this.inner(nodes).get(name)
    return this.descend(found, deeper)
  }

  /** Returns the fields that a client can send or receive. */
  private visible({ properties }: Flat, document: JsonObject): Fields {
    const hidden = this.use.direction === 'request' ? 'readOnly' : 'writeOnly'
    return new Map(
      [...properties].filter(
        ([, nodes]) =>
          !nodes.some(({ schema }) => isMarked(schema, hidden)) &&
          !(nodes.some(({ schema }) => couldRefuse(schema)) && flatten(nodes, document).never),
      ),
    )
  }

  /** Returns the fields that must not be there. */
  private refused({ properties }: Flat, document: JsonObject): string[] {
    return [...properties].flatMap(([name, nodes]) =>
      nodes.some(({ schema }) => couldRefuse(schema)) && flatten(nodes, document).never ? [name] : [],
    )
  }

  private isHidden(name: string, ...flats: Flat[]): boolean {
    return flats.some(({ properties }) => properties.has(name))
  }

  /** A single removed and a single added field that demand the same are one field with another name. */
  private renamed(had: Fields, has: Fields, removed: string[], added: string[]): [string, string] | undefined {
    const [from, another] = removed
    const [to, more] = added
    if (from === undefined || to === undefined || another !== undefined || more !== undefined) return undefined
    const texts = [
      (had.get(from) ?? []).map(({ schema }) => canonical(schema, this.comparison.old)),
      (has.get(to) ?? []).map(({ schema }) => canonical(schema, this.comparison.new)),
    ]
    return JSON.stringify(texts[0]) === JSON.stringify(texts[1]) ? [from, to] : undefined
  }

  private required(name: string, old: Flat, now: Flat, path: string[], nodes: Node[]): void {
    const [had, has] = [old.required.get(name), now.required.get(name)]
    if ((had === undefined) === (has === undefined)) return
    const gaps = gapsOf(nodes, old)
    if (has) this.push('required.set', 'now required', path, gaps, false, { side: 'new', pointer: has })
    else if (had) this.push('required.lifted', 'no longer required', path, gaps, true, { side: 'old', pointer: had })
  }

  /** Fields that are not listed. */
  private others(old: Flat, now: Flat, path: string[]): void {
    const [had, has] = [old.others, now.others]
    const place = { old, now, path, ...(has && { at: has.at }), replaces: had !== undefined }
    if (had?.value === false || has?.value === false) {
      if (had?.value === has?.value) return
      if (has?.value === false) this.tell('fields.closed', 'no further fields allowed', place)
      else this.tell('fields.opened', 'further fields allowed', place)
    } else if (had && has) this.inside(had.value || [], has.value || [], [...path, '*'])
    else if (has) this.tell('fields.values.set', 'further fields limited by a schema', place)
    else if (had) this.tell('fields.values.lifted', 'further fields no longer limited by a schema', place)
  }

  private inside(old: Node[], now: Node[], path: string[], values?: Record<string, string>): void {
    const pair = { old, now, path, ...(values && { values }) }
    this.found.push(...compareSchemas(this.comparison, this.use, pair))
  }

  /** Each branch is compared with its counterpart: the same component, the same demands, the same title, or the most alike. */
  private branches(before: Flat, after: Flat, old: Node[], now: Node[], path: string[]): void {
    const had = (before.branches?.of ?? [old]).map((nodes) => this.branch(nodes, this.comparison.old))
    const has = (after.branches?.of ?? [now]).map((nodes) => this.branch(nodes, this.comparison.new))
    const [couldBeNull, canBeNull] = [
      before.branches?.nullable ?? before.types?.value.has('null') ?? false,
      after.branches?.nullable ?? after.types?.value.has('null') ?? false,
    ]
    if (couldBeNull !== canBeNull && before.branches !== undefined && after.branches !== undefined)
      this.tell(canBeNull ? 'null.allowed' : 'null.refused', canBeNull ? 'can now be null' : 'can no longer be null', {
        old: before,
        now: after,
        path,
        at: after.branches.at,
        replaces: true,
      })
    const pairs = pairsOf(had, has)
    for (const [one, other] of pairs) this.inside(one.nodes, other.nodes, path)
    const place = { old: before, now: after, path, at: after.branches?.at ?? after.at }
    for (const one of had)
      if (!pairs.some(([paired]) => paired === one))
        this.tell('branch.removed', `alternative ${one.name} removed`, { ...place, replaces: true })
    for (const one of has)
      if (!pairs.some(([, paired]) => paired === one))
        this.tell('branch.added', `alternative ${one.name} added`, { ...place, replaces: false })
  }

  private branch(nodes: Node[], document: JsonObject): Branch {
    const last = nodes.at(-1)
    const schema = last?.schema as JsonObject | undefined
    const ref = typeof schema?.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
    const title = typeof schema?.title === 'string' ? schema.title : undefined
    const flat = flatten(nodes, document)
    const text = nodes.map((node) => canonical(node.schema, document)).join()
    const names = [...flat.properties.keys(), ...(flat.types?.value ?? []), ...(flat.values?.value ?? [])]
    const shown = ref ?? title ?? [...(flat.values?.value ?? [])].map(unquoted)[0] ?? typeWords(flat.types?.value)
    return { nodes, ref, title, text, names: new Set(names), name: `\`${shown}\`` }
  }

  private tell(rule: Rule, says: string, { old, now, path, at, replaces = false }: Place): void {
    const side: Side = at || now.at.length > 0 ? 'new' : 'old'
    this.push(rule, says, path, old.gaps, replaces, { side, pointer: at ?? (side === 'new' ? now.at : old.at) })
  }

  private push(
    rule: Rule,
    says: string,
    path: string[],
    gaps: string[],
    replaces: boolean,
    at: Finding['at'],
    more: Pick<Finding, 'alias'> = {},
  ): void {
    this.found.push({ rule, direction: this.use.direction, says, path, at, gaps, replaces, ...more })
  }
}

type Place = { old: Flat; now: Flat; path: string[]; at?: string[]; replaces?: boolean }
type Fields = Map<string, Node[]>
type Branch = {
  nodes: Node[]
  ref: string | undefined
  title: string | undefined
  text: string
  names: Set<string>
  name: string
}

const ALIKE: ((one: Branch, other: Branch) => boolean)[] = [
  (one, other) => one.text === other.text,
  (one, other) => one.ref !== undefined && one.ref === other.ref,
  (one, other) => one.title !== undefined && one.title === other.title,
]

function pairsOf(had: Branch[], has: Branch[]): [Branch, Branch][] {
  const pairs: [Branch, Branch][] = []
  const [left, right] = [[...had], [...has]]
  const take = (one: Branch, other: Branch) => {
    pairs.push([one, other])
    left.splice(left.indexOf(one), 1)
    right.splice(right.indexOf(other), 1)
  }
  for (const isAlike of ALIKE)
    for (const one of [...left]) {
      const other = right.find((candidate) => isAlike(one, candidate))
      if (other) take(one, other)
    }
  const ranked = left
    .flatMap((one) => right.map((other) => ({ one, other, score: likeness(one, other) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  for (const { one, other } of ranked) if (left.includes(one) && right.includes(other)) take(one, other)
  const [one] = left
  const [other] = right
  if (left.length === 1 && right.length === 1 && one && other) take(one, other)
  return pairs
}

/** The share of names that two branches have in common, from 0 to 1. */
function likeness(one: Branch, other: Branch): number {
  const common = [...one.names].filter((name) => other.names.has(name)).length
  const all = new Set([...one.names, ...other.names]).size
  return all === 0 ? 0 : common / all
}

function gapsOf(nodes: Node[], around: Flat): string[] {
  const own = nodes.flatMap(({ schema, gaps }) => [...gaps, ...marksOf(schema)])
  return [...new Set([...own, ...around.gaps])]
}

function marksOf(schema: Json): string[] {
  const mark = typeof schema === 'object' && schema !== null && !Array.isArray(schema) ? schema['x-gap'] : undefined
  return [mark].flat().filter((id) => typeof id === 'string')
}

function isMarked(schema: Json, keyword: string): boolean {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema) && schema[keyword] === true
}

/** A field without one of these allows something. */
function couldRefuse(schema: Json): boolean {
  return schema === false || (typeof schema === 'object' && schema !== null && ('not' in schema || 'allOf' in schema))
}

const LIMIT_WORDS: Record<string, string> = {
  minimum: 'minimum',
  maximum: 'maximum',
  exclusiveMinimum: 'exclusive minimum',
  exclusiveMaximum: 'exclusive maximum',
  minLength: 'minimum length',
  maxLength: 'maximum length',
  minItems: 'minimum number of items',
  maxItems: 'maximum number of items',
  minProperties: 'minimum number of fields',
  maxProperties: 'maximum number of fields',
}

const FORM_WORDS: Record<string, string> = {
  pattern: 'pattern',
  format: 'format',
  multipleOf: 'multiple of',
  uniqueItems: 'unique items',
}

function same(one: Set<string>, other: Set<string>): boolean {
  return subset(one, other) && subset(other, one)
}

function subset(one: Set<string>, other: Set<string>): boolean {
  return [...one].every((value) => other.has(value))
}

function minus(one: Set<string>, other: { has: (value: string) => boolean }): string[] {
  return [...one].filter((value) => !other.has(value))
}

function typeChange(had: Set<string> | undefined, has: Set<string> | undefined): string {
  if (has?.size === 1 && has.has('null')) return 'now always null'
  const both = had?.has('null') && has?.has('null')
  const [before, after] = [had, has].map(
    (types) => types && new Set([...types].filter((type) => !both || type !== 'null')),
  )
  return `type changed from ${typeWords(before)} to ${typeWords(after)}`
}

function typeWords(types: Set<string> | undefined): string {
  if (!types) return 'any'
  const shown = types.has('number') ? [...types].filter((type) => type !== 'integer') : [...types]
  return shown.length === 0 ? 'null' : shown.join(' or ')
}

function quoted(value: string | undefined): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value)
}

function unquoted(value: string): string {
  return value.startsWith('"') ? (JSON.parse(value) as string) : value
}

const SHOWN = 6

function listOf(values: Iterable<string>): string {
  const all = [...values].map((value) => `\`${unquoted(value)}\``)
  return all.length > SHOWN ? `${all.slice(0, SHOWN).join(', ')} and ${all.length - SHOWN} more` : all.join(', ')
}
