import { describe, expect, test } from 'vitest'
import type { LoggedRequest } from '../../src/mock/context/request-log.js'
import { createRequestList, ERRORS, type Filters } from '../../src/site/console/request-list.js'

const request = (status: number | null, others: Partial<LoggedRequest> = {}) =>
  ({ method: 'GET', path: '/v1/tasks', status, key: 'a', operationId: 'listTasks', ...others }) as LoggedRequest
const NONE: Filters = { text: '', key: '', operationId: '', status: '' }

describe('a list of requests', () => {
  test('keeps the newest ones, and numbers that stay', () => {
    const list = createRequestList(3)
    list.replace([request(200), request(201)])
    list.add([request(202), request(203)])
    expect(list.all().map(({ number, status }) => [number, status])).toEqual([
      [1, 201],
      [2, 202],
      [3, 203],
    ])
    expect(list.matching()).toEqual(list.all())
  })

  test('returns of added requests those that match', () => {
    const list = createRequestList()
    list.filter({ ...NONE, status: '404' })
    expect(list.add([request(404), request(200)])).toHaveLength(1)
    expect(list.matching().map(({ status }) => status)).toEqual([404])
    list.filter(NONE)
    expect(list.matching()).toHaveLength(2)
  })

  test.each<[Partial<Filters>, (number | null)[]]>([
    [{ status: ERRORS }, [null, 404]],
    [{ status: 'none' }, [null]],
    [{ status: '202' }, [202]],
    [{ key: 'b' }, [202]],
    [{ operationId: 'getTask' }, [404]],
    [{ text: ' POSTER ' }, [202]],
    [{ text: 'poster', key: 'a' }, []],
  ])('finds by %j', (filters, found) => {
    const list = createRequestList()
    const poster = request(202, { key: 'b', body: { prompt: 'A poster' } })
    list.replace([request(200), request(null), poster, request(404, { operationId: 'getTask' })])
    list.filter({ ...NONE, ...filters })
    expect(list.matching().map(({ status }) => status)).toEqual(found)
  })
})
