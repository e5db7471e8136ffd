import './phone-texts.ts'
import { beforeEach, expect, it } from 'vitest'
import { problems } from '#platform/contract/problems.ts'
import { supplierWorkPath } from '#modules/assets/paths.ts'
import { answering, lost } from '#tests/setup/answers.ts'
import { draw } from '#tests/setup/draw.tsx'
import { leavePageUnkept } from '#tests/setup/leave-page-unkept.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { Job, supplierMaintenance, Work } from '../contract.ts'
import { type Draft, dropDraft, keepDraft, newDraft, readDraft, readDrafts, stepsOf } from './drafts.ts'
import { LimitBar } from './LimitBar.tsx'

const idOf = (nth: number) => sampleId.replace(/1$/, String(nth))
const [ours, theirs] = [idOf(8), idOf(9)]
const jobOf = (nth: number) => {
  const empty = sample(Job)
  const asset = { ...sample(Job.shape.plan.shape.assets.element), assetId: idOf(4), name: '2 號泵' }
  const term = { ...sample(Job.shape.plan.shape.terms.element), termId: idOf(5), name: '外觀' }
  return {
    ...empty,
    recordId: idOf(nth),
    plan: { ...empty.plan, name: `保養 ${nth}`, assets: [asset], terms: [term] },
  }
}
const picture = new Blob(['a picture'], { type: 'image/png' })
/** A sheet with three photos, signed by both without a line. */
function signed(nth: number, supplierId: string): Draft {
  const job = jobOf(nth)
  const [step] = stepsOf(job)
  const found = { result: 'pass' as const, value: '', note: '', photos: [picture, picture, picture] }
  return {
    ...newDraft(job, '張家銘', supplierId),
    steps: { [step?.key ?? '']: found },
    acceptor: '林志明',
    workerSign: picture,
    acceptorSign: picture,
    isSigned: true,
  }
}
const workOf = (supplierId: string, jobs: Job[] = []) => ({
  ...sample(Work, { jobs }),
  pass: {
    ...sample(Work.shape.pass),
    supplierId,
    supplierName: '永順機電',
    endsAt: new Date(Date.now() + 3_600_000),
  },
})
const { showWork, addPhoto, finishWork } = supplierMaintenance.calls

beforeEach(async () => {
  // The page of the test before may ask once more.
  answering(showWork, { data: workOf(ours) })
  for (const { recordId } of await readDrafts()) await dropDraft(recordId)
  leavePageUnkept()
  answering(supplierMaintenance.calls.listStaff, { data: [] })
})

it('a sheet of another firm on the same phone is neither shown nor sent with the link of this one', async () => {
  await keepDraft(signed(1, theirs))
  await keepDraft(signed(2, ours))
  answering(showWork, { data: workOf(ours) })
  const photos = answering(addPhoto, { data: { path: 'upkeep/a.png' } })
  const sent = answering(finishWork, { data: { repairNumbers: [] } })
  const screen = await openPage(supplierWorkPath)
  await expect.element(screen.getByText(/另有 1 張別家或別社區的單/)).toBeVisible()
  await expect.poll(() => sent.map(({ input }) => input.recordId)).toEqual([idOf(2)])
  expect(photos).toHaveLength(5)
  await expect.element(screen.getByText('保養 1')).not.toBeInTheDocument()
  expect((await readDrafts()).map(({ recordId }) => recordId)).toEqual([idOf(1)])
})

it('photos that went out before the line broke are not sent again', async () => {
  await keepDraft(signed(1, ours))
  answering(showWork, { data: workOf(ours, [jobOf(1)]) })
  const one = { data: { path: 'upkeep/1.png' } }
  const photos = answering(addPhoto, one, one, lost, { data: { path: 'upkeep/2.png' } })
  const sent = answering(finishWork, { data: { repairNumbers: [] } })
  await openPage(supplierWorkPath)
  await expect.poll(() => photos.length).toBe(3)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => sent.length).toBe(1)
  expect(photos).toHaveLength(6)
  expect(sent[0]?.input.checks[0]?.photos).toEqual(['upkeep/1.png', 'upkeep/1.png', 'upkeep/2.png'])
})

it('a sheet that comes when the server takes no more for now is not refused: it goes out by itself later', async () => {
  await keepDraft(signed(1, ours))
  answering(showWork, { data: workOf(ours, [jobOf(1)]) })
  answering(addPhoto, problems.tooMany(5), { data: { path: 'upkeep/1.png' } })
  const sent = answering(finishWork, { data: { repairNumbers: [] } })
  const screen = await openPage(supplierWorkPath)
  await screen.getByRole('button', { name: '知道了' }).click()
  expect((await readDraft(idOf(1)))?.refusal).toBeUndefined()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => sent.length).toBe(1)
})

it('a number is shown between its limits, and beyond them', async () => {
  const term = { kind: 'number' as const, unit: 'mm/s', lowLimit: '', highLimit: '4.5' }
  const screen = await draw(<LimitBar term={term} value="7.4" />)
  await expect.element(screen.getByRole('img', { name: 'mm/s 的上下限與量到的數字' })).toBeVisible()
  await expect.element(screen.getByText('上限 4.5')).toBeVisible()
  expect(screen.container.querySelector('b')?.dataset.state).toBe('beyond')
})
