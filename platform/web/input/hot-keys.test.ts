import { describe, expect, it, vi } from 'vitest'
import { activeHotKeys, comboFor, comboOf, type HotKeyScope, registerHotKey } from './hot-keys.ts'
import { closeLayer, openLayer } from './layers.ts'

vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('removeEventListener', () => undefined)

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
const hotKey = (key: string, layer = 0, scope: HotKeyScope = 'screen') => ({
  key,
  text: `x:${key}`,
  layer,
  scope,
  act: () => undefined,
})
const active = () => activeHotKeys().map((key) => `${key.key}@${key.layer}`)

describe('hot keys', () => {
  it('are read by the physical key, so that an input method does not matter', () => {
    expect(comboOf({ ...none, code: 'KeyZ', altKey: true })).toBe(comboFor('Alt+Z'))
    expect(comboOf({ ...none, code: 'Digit7', altKey: true })).toBe(comboFor('Alt+7'))
    expect(comboOf({ ...none, code: 'NumpadEnter', ctrlKey: true })).toBe(comboFor('Ctrl+Enter'))
    expect(comboOf({ ...none, code: 'Slash', shiftKey: true })).toBe(comboFor('?'))
    expect(comboOf({ ...none, code: 'Escape' })).toBe(comboFor('Esc'))
    expect(comboOf({ ...none, code: 'F8' })).toBe(comboFor('F8'))
  })

  it('with AltGr, which is Ctrl and Alt, are not those with Alt', () => {
    expect(comboOf({ ...none, code: 'KeyZ', altKey: true, ctrlKey: true })).not.toBe(comboFor('Alt+Z'))
  })

  it('are never bare letters or digits: readers type them', () => {
    expect(() => registerHotKey(hotKey('Z'))).toThrow()
    expect(() => registerHotKey(hotKey('7'))).toThrow()
  })

  it('of a page sleep under a dialog, except those of always', () => {
    const drop = [registerHotKey(hotKey('Alt+Z')), registerHotKey(hotKey('F9', 0, 'always'))]
    const dialog = openLayer()
    drop.push(registerHotKey(hotKey('Ctrl+Enter', dialog)))
    expect(active()).toEqual(['F9@0', `Ctrl+Enter@${dialog}`])
    closeLayer(dialog)
    expect(active()).toEqual(['Alt+Z@0', 'F9@0'])
    for (const item of drop) item()
    expect(active()).toEqual([])
  })

  it('of the same key give way to the newest', () => {
    const drop = [registerHotKey(hotKey('Alt+R')), registerHotKey({ ...hotKey('Alt+R'), text: 'x:new' })]
    expect(activeHotKeys().map((key) => key.text)).toEqual(['x:new'])
    for (const item of drop) item()
  })

  it('of a page win over those of the frame, whichever came first', () => {
    const drop = [
      registerHotKey(hotKey('Alt+R')),
      registerHotKey({ ...hotKey('Alt+R', 0, 'frame'), text: 'x:frame' }),
    ]
    expect(activeHotKeys().map((key) => key.scope)).toEqual(['screen'])
    for (const item of drop) item()
  })
})
