import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { households } from '#modules/homes/households/contract.ts'
import { residents } from '#modules/homes/residents/contract.ts'
import { cash } from '#modules/parcels/cash/contract.ts'
import { packages } from '#modules/parcels/packages/contract.ts'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { drawPart, openPage } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { depositChanged, deposits, kindChanged } from '../contract.ts'
import { DepositDetail, DepositKind } from '../shapes.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import './desk-texts.ts'
import './records-texts.ts'
import { settingPath } from './paths.ts'

const noWords = { receiptHeader: '', receiptFooter: '', signatureAsked: false, envelopeLimit: null }

it('a deposit of which a colleague wrote the same field meanwhile: both are shown, what was typed stays', async () => {
  const given = sample(DepositDetail, {
    householdId: sampleId,
    label: 'A棟-12F-3',
    payerHouseholdId: sampleId,
    payerLabel: 'A棟-12F-3',
    kindDetail: 2,
    kindName: '鑰匙',
    note: '機車鑰匙',
  })
  const newer = { ...given, note: '機車與門禁鑰匙', version: 1 }
  answeringEmpty(deposits.calls.registerOptions, residents.calls.listResidents)
  answeringEmpty(packages.calls.countWaitingOfHouseholds, households.calls.listMarks)
  answering(deposits.calls.findDeposit, { data: newer })
  const changes = answering(deposits.calls.correct, depositChanged('林志明', '今天 10:02'), { data: newer })
  const screen = await drawPart(<CorrectDialog one={given} onClose={() => undefined} />)
  await screen.getByLabelText(/^備註/).fill('鑰匙兩支')
  await screen.getByLabelText(/^更正原因/).fill('當場點收')
  await saveOvertaken(screen, {
    save: '儲存更正',
    told: /^這件寄放已由林志明於今天/,
    cameIn: '備註：對方改為「機車與門禁鑰匙」，保留您填的「鑰匙兩支」',
    keeps: () => expect.element(screen.getByLabelText(/^備註/)).toHaveValue('鑰匙兩支'),
  })
  expect(changes[1]?.input).toMatchObject({ version: 1, note: '鑰匙兩支', reason: '當場點收' })
})

it('a kind of deposit that a colleague renamed meanwhile: the slower one is told and saves', async () => {
  const given = sample(DepositKind, { number: 2, name: '鑰匙' })
  const newer = { ...given, name: '門禁鑰匙', version: 1 }
  answering(cash.calls.findSetting, { data: noWords })
  answering(deposits.calls.listKinds, { data: [given] }, { data: [newer] })
  const changes = answering(deposits.calls.changeKind, kindChanged('門禁鑰匙'), { data: newer })
  const screen = await openPage(settingPath, { may: ['deposits.configure'] })
  await screen.getByRole('button', { name: '修改 鑰匙' }).click()
  await screen.getByLabelText('名稱').fill('鑰匙與磁扣')
  await saveOvertaken(screen, {
    save: '儲存',
    told: /^「門禁鑰匙」剛被另一位管理人員改過/,
    cameIn: '名稱：對方改為「門禁鑰匙」，保留您填的「鑰匙與磁扣」',
    keeps: () => expect.element(screen.getByLabelText('名稱')).toHaveValue('鑰匙與磁扣'),
  })
  expect(changes[1]?.input).toMatchObject({ number: 2, version: 1, name: '鑰匙與磁扣' })
})

it('the limit of an envelope is said before and after, saved by Ctrl Enter, and given up by Esc', async () => {
  answering(deposits.calls.listKinds, { data: [sample(DepositKind, { number: 2, name: '鑰匙' })] })
  answering(cash.calls.findSetting, { data: noWords }, { data: { ...noWords, envelopeLimit: 20_000 } })
  const sent = answering(cash.calls.changeSetting, { data: { ...noWords, envelopeLimit: 20_000 } })
  const screen = await openPage(`${settingPath}#cash`, { may: ['deposits.configure'] })
  await screen.getByLabelText('收據附註').fill('謝謝')
  await expect.element(screen.getByText('收據附註 （空白） 改 謝謝')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByLabelText('收據附註')).toHaveValue('')
  await screen.getByLabelText(/^每個信封上限/).fill('12.5')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByText(/^只能填整數/)).toBeVisible()
  expect(sent).toEqual([])
  await screen.getByLabelText(/^每個信封上限/).fill('20000')
  await expect.element(screen.getByRole('button', { name: '儲存 1 項變更' })).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => sent.map(({ input }) => input)).toEqual([{ ...noWords, envelopeLimit: 20_000 }])
  await expect.element(screen.getByText(/項變更未儲存/)).not.toBeInTheDocument()
})
