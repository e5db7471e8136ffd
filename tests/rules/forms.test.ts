import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'modules', 'apps', 'platform'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

/** Files that match, besides those that are the one place for it. */
const matching = (pattern: RegExp, except: readonly string[]) =>
  files.filter((file) => !except.includes(file) && pattern.test(readFileSync(file, 'utf8')))

it('an act of a page is sent by useSubmit: nothing else keeps whether it is busy', () => {
  expect(matching(/\bset(Is)?Busy\b/, ['platform/web/form/use-submit.ts'])).toEqual([])
  const ownState = /\bset(Is)?(Sending|Saving|Submitting|Posting|Uploading|Working|Running|Reading|Looking)\b/
  const ownGuard = /const (is)?(busy|sending|saving|submitting|running|working) = useRef\b/i
  expect([...matching(ownState, []), ...matching(ownGuard, ['platform/web/form/use-submit.ts'])]).toEqual([])
})

it('a day is written in DayInput and a time in TimeInput, which are the same in every browser', () => {
  const native = /type=(\{?["'])(date|datetime-local|month|time|week)["']/
  expect(matching(native, [])).toEqual([])
})

it('one of several is chosen in ChoiceInput: no browser draws a list of its own', () => {
  expect(matching(/<select\b/, [])).toEqual([])
})

it('a dialog that is a form stands on FormDialog, which alone draws the edge where it is sent', () => {
  const submitting = matching(/htmlType="submit"/, ['platform/web/look/FormDialog.tsx'])
  expect(submitting.filter((file) => /\blb-(box|dialog)-foot\b/.test(readFileSync(file, 'utf8')))).toEqual([])
})
