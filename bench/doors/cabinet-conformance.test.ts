import { expect, it } from 'vitest'
import { CabinetTrials, cabinetOnTrial } from '#bench/doors/cabinet-trials.ts'
import { Missed } from '#bench/doors/device-on-trial.ts'
import { LockerCabinet } from '#tests/setup/locker-cabinet.ts'

/** Tries a cabinet as a maker would (npm run conform), by hands that are quick; gives the names of the trials that it fails. */
async function failuresOf(...faults: Parameters<LockerCabinet['faults']['add']>[0][]): Promise<string[]> {
  const at = cabinetOnTrial()
  const address = (await at.listen(0)).replace('ws://', `ws://${at.name}:${at.password}@`)
  const cabinet = new LockerCabinet(address, ['A01', 'A02'])
  for (const fault of faults) cabinet.faults.add(fault)
  const ops = new Map<string, string>()
  cabinet.onOpen = ({ id, cubby, op }) => {
    ops.set(cubby, op)
    cabinet.open(cubby, op)
    cabinet.send({ type: 'done', id })
  }
  const hands = {
    close: (cubby: string) => cabinet.close(cubby, ops.get(cubby)),
    type: (code: string) => void cabinet.type(code),
    reconnect: () => void cabinet.cutPower().then(() => cabinet.connect()),
  }
  void cabinet.connect()
  const failed: string[] = []
  for (const { name, run } of new CabinetTrials(at, hands, { answers: 5, back: 10, hands: 5, quiet: 0.3 })
    .all)
    await run().catch((error: unknown) => {
      if (!(error instanceof Missed)) throw error
      failed.push(name)
    })
  await cabinet.cutPower()
  await at.close()
  return failed
}

it('a cabinet that is made as docs/devices.md says passes the trial of makers', async () => {
  expect(await failuresOf()).toEqual([])
})

it.each([
  ['opensTwice', '叫它開門就開一次'],
  ['opensLate', '過了 until 的開門不開'],
  ['forgets', '斷線時取件碼照開'],
] as const)('the trial finds a cabinet that %s', async (fault, name) => {
  expect(await failuresOf(fault)).toContainEqual(expect.stringContaining(name))
})
