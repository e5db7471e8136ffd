import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { declared } from '#apps/server/modules.ts'
import { leavesOf } from '../setup/leaves.ts'

const calls = declared.contracts.flatMap(({ name, calls }) =>
  Object.entries(calls).map(([key, call]) => ({
    name: `${name}.${key}`,
    call,
    fields: leavesOf(call.gives).map(({ path, schema }) => ({
      path,
      isText: schema.def.type === 'string',
      isSecret: z.globalRegistry.get(schema)?.secret === true,
    })),
  })),
)

/** What a field is called that lets whoever reads it do something. */
const sounds = /(Password|Secret|Token|RecoveryCodes(\[\])?|SerialNumber|\bSn|Key|Challenge)$/

describe('answers that are secret', () => {
  it('are declared so: their fields are Secret, and a retry makes no second one', () => {
    const given = calls.filter(({ fields }) => fields.some(({ isSecret }) => isSecret))
    expect(given.filter(({ call }) => !call.secret && !call.anew).map(({ name }) => name)).toEqual([])
    const declared = calls.filter(({ call }) => call.secret)
    expect(
      declared.filter(({ fields }) => !fields.some(({ isSecret }) => isSecret)).map(({ name }) => name),
    ).toEqual([])
    // A reading call has no key, and a public one nobody whose key it would be.
    expect(
      declared.filter(({ call }) => call.method === 'GET' || call.can === 'public').map(({ name }) => name),
    ).toEqual([])
    expect(declared.length).toBeGreaterThan(7)
  })

  it('are all of those that sound so, but for reading again and for what a public call gives its own caller', () => {
    const sounding = calls
      .filter(({ call }) => call.can !== 'public' && call.method !== 'GET')
      .flatMap(({ name, fields }) =>
        fields
          .filter(({ path, isText, isSecret }) => isText && !isSecret && sounds.test(path))
          .map(({ path }) => `${name} ${path}`),
      )
    expect(sounding).toEqual([])
  })
})
