import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { happen, incidentNames, incidents, later, newPlant, readings } from './plant.ts'

/** Numbers that are the same each time. */
const dice = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

describe('the building that is played', () => {
  it('stays a building, whatever happens in it and however fast its time goes', () => {
    const happening = fc.array(
      fc.tuple(fc.constantFrom(...incidentNames), fc.integer({ min: 1, max: 120 })),
      {
        maxLength: 60,
      },
    )
    fc.assert(
      fc.property(happening, fc.integer({ min: 1 }), (all, seed) => {
        let plant = newPlant()
        const chance = dice(seed)
        for (const [name, seconds] of all) {
          plant = happen(plant, name)
          for (let n = 0; n < 20; n++) plant = later(plant, seconds, chance)
          for (const value of Object.values(readings(plant)))
            if (typeof value === 'number') expect(value).toBeGreaterThanOrEqual(0)
          expect(Math.max(plant.pit, ...Object.values(plant.tanks))).toBeLessThanOrEqual(100)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is quiet by itself for a day, is flooded when its pumps stand still, and dries again', () => {
    const chance = dice(7)
    let plant = newPlant()
    for (let n = 0; n < 8640; n++) {
      plant = later(plant, 10, chance)
      expect(readings(plant)['P-021']).toBeLessThan(75)
      expect(readings(plant)['W-001']).toBeGreaterThan(40)
    }
    // At night too, from an empty pit: nobody uses water then.
    plant = happen({ ...plant, clock: 2 * 3600, pit: 20 }, 'flood')
    let most = 0
    for (let n = 0; n < 150; n++) {
      plant = later(plant, 10, chance)
      most = Math.max(most, plant.pit)
    }
    expect(most).toBeGreaterThan(75)
    for (let n = 0; n < 300; n++) plant = later(plant, 10, chance)
    expect(plant.pit).toBeLessThan(75)
    expect(incidents.flood).toBeLessThanOrEqual(1500)
  })
})
