import { expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { rules, RuleVersion } from '../contract.ts'

const ruleId = newId()
const version = (nth: number, given: object = {}) =>
  sample(RuleVersion, {
    versionId: newId(),
    nth,
    changed: `第 ${nth} 次修正`,
    inForceOn: '2026-01-01',
    decidedOn: '2026-01-01',
    withdrawn: null,
    ...given,
  })

it('the newest version of a rule is withdrawn with a reason, and the one before is followed', async () => {
  const [first, second] = [version(1), version(2)]
  const rule = (versions: object[]) => ({
    data: { ruleId, title: '停車辦法', category: 'parking' as const, versions: versions as RuleVersion[] },
  })
  const withdrawn = { at: new Date('2026-03-02T02:00:00Z'), by: '沈韻如', reason: '內容有誤' }
  answering(rules.calls.getRule, rule([second, first]), rule([{ ...second, withdrawn }, first]))
  const sent = answering(rules.calls.withdrawVersion, { data: true })
  const screen = await openPage(`/mgmt/rules/rulesDetail/${ruleId}`, { may: ['rules.view', 'rules.edit'] })
  await screen.getByRole('button', { name: '撤回這一版' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: '撤回這一版' }).click()
  await expect.element(dialog.getByText('請填寫撤回的原因。')).toBeVisible()
  await dialog.getByRole('button', { name: '內容有誤' }).click()
  await dialog.getByRole('button', { name: '撤回這一版' }).click()
  await expect
    .poll(() => sent.map(({ input }) => input))
    .toMatchObject([{ ruleId, versionId: second.versionId, reason: '內容有誤' }])
  await expect.element(screen.getByText(/沈韻如撤回：內容有誤/)).toBeVisible()
  expect(screen.getByRole('button', { name: '撤回這一版' }).elements()).toHaveLength(0)
})
