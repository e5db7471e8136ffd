import { expect, it } from 'vitest'
import { areaText } from './contract.ts'

it('an area is printed as exact as it is counted, so that what is printed can be multiplied and added (Art. 27, 31)', () => {
  // A fifth of 767.43 m² is 153.486 m²: cut to 153.48 it would not come to the 306.97 that twice as much is.
  const cap = 76_743
  expect([areaText(cap), areaText(cap * 2), areaText(cap * 5)]).toEqual(['153.486', '306.972', '767.43'])
  expect([areaText(5_145_245), areaText(0), areaText(1)]).toEqual(['10,290.49', '0.00', '0.002'])
})
