import { expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { audit, AuditRow } from '../contract.ts'
import { auditPath } from './screens.ts'

const change = (field: string, before: string, after: string) => ({ field, before, after, same: 0 })
const given = sample(AuditRow, {
  by: '林志明',
  action: 'packages.handOver',
  target: 'package',
  targetId: newId(),
  targetName: '0427',
  reason: '',
  changes: [
    change('state', 'waiting', 'handedOver'),
    change('householdIds', '', `${newId()}、${newId()}`),
    change('signaturePath', '', 'handwrite/2026/11/24/105210796-69104c40ce43bbb2be.png'),
    change('handedOverAt', '', '2026-11-24T02:52:10.000Z'),
  ],
})

/** Ids, names from the code, places of files, instants as programs write them. */
const raw = /[\da-f]{8}-[\da-f]{4}|[a-z]+\.[a-z]+[A-Z]|\w+\/\d{4}\/|[a-z]+(?:Id|At|Path)\b|\d{4}-\d\d-\d\dT/

async function openRow() {
  answering(audit.calls.list, { data: [given], pagination: { after: '' } })
  answering(audit.calls.listChoices, {
    data: { people: [{ accountId: given.accountId, name: given.by }], actions: [given.action] },
  })
  const screen = await openPage(auditPath, { may: ['audit.view'] })
  await screen.getByRole('row', { name: /0427/ }).click()
  return { screen, panel: screen.getByRole('complementary') }
}

it('a row of the audit says who did what to which thing, field by field in words, and no id', async () => {
  const { panel } = await openRow()
  await expect.element(panel.getByRole('heading', { name: '交付包裹' })).toBeVisible()
  for (const said of [
    '林志明',
    '包裹　0427',
    '待領',
    '已領取',
    '2 筆',
    '簽名 2026/11/24 10:52',
    '2026/11/24 10:52',
  ])
    await expect.element(panel.getByText(said, { exact: true }).first()).toBeVisible()
  expect(panel.element().textContent).not.toMatch(raw)
})
