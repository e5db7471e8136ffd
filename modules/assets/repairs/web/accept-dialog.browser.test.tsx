import { expect, it } from 'vitest'
import { answering } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { repairs } from '../contract.ts'
import { RepairDetail } from '../shapes.ts'
import { AcceptDialog } from './act-dialogs.tsx'
import './page-texts.ts'

const done = sample(RepairDetail, { state: 'done', waitsFor: 'accept', title: '換馬達' })

it('a repair that was finished without an amount gets its cost when it is accepted; one that stands is shown', async () => {
  const sent = answering(repairs.calls.acceptRepair, { data: done })
  const first = await drawPart(<AcceptDialog repair={done} onClose={() => undefined} />)
  const accept = () => first.getByRole('button', { name: '驗收', exact: true }).click()
  await first.getByLabelText(/^費用/).fill('3600')
  await accept()
  await expect.poll(() => sent[0]?.input).toMatchObject({ cost: 3600, stars: null })
})

it('a cost that was said before stands in the dialog, and goes with it', async () => {
  const sent = answering(repairs.calls.acceptRepair, { data: done })
  const screen = await drawPart(<AcceptDialog repair={{ ...done, cost: 1200 }} onClose={() => undefined} />)
  await expect.element(screen.getByLabelText(/^費用/)).toHaveValue('1,200')
  await screen.getByRole('button', { name: '驗收', exact: true }).click()
  await expect.poll(() => sent[0]?.input).toMatchObject({ cost: 1200 })
})
