import { describe, expect, it } from 'vitest'
import { serviceNames, visitorExit } from '../services.ts'
import { catalogue, secondCatalogue } from './catalogue.ts'

describe('the catalogue of services', () => {
  it('every service has a label, an icon, a project and an address or none (R055)', () => {
    const ids = [...Object.keys(serviceNames).map(Number), visitorExit.id]
    expect(Object.keys(catalogue).map(Number).sort()).toEqual(ids.sort())
  })

  it('services of the housekeeper lead to legacy pages, all others to pages of the product (R056)', () => {
    for (const { project, address } of Object.values(catalogue)) {
      if (project === 'housekeeper') expect(address).toMatch(/^\/community\/\w+\.aspx$/)
      if (project === 'mgmt') expect(address).toMatch(/^\/mgmt\//)
    }
  })

  it('-1, 1, 4, 14, 25, 60, 61 and 62 have no page (R054, R057); 60 is the emergency call (R059)', () => {
    const without = Object.entries(catalogue).flatMap(([id, one]) => (one.address ? [] : [Number(id)]))
    expect(without.sort((a, b) => a - b)).toEqual([-1, 1, 4, 14, 25, 60, 61, 62])
    expect(serviceNames[60]).toBe('緊急求救')
  })

  it('the second catalogue has household binding and community proxy ordering, which is New (R058)', () => {
    expect(secondCatalogue.map(({ id, address, isNew }) => [id, address, isNew])).toEqual([
      [1, undefined, false],
      [4, '/mgmt/Property', true],
    ])
  })
})
