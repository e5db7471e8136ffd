import { expect, it } from 'vitest'
import { Missed } from '#bench/doors/device-on-trial.ts'
import { DoorTrials, doorOnTrial } from '#bench/doors/door-trials.ts'
import { DoorDevice } from '#tests/setup/door-device.ts'

/** Tries a door controller as a maker would (npm run conform -- door), by hands that are quick; gives the names of the trials that it fails. */
async function failuresOf(...faults: Parameters<DoorDevice['faults']['add']>[0][]): Promise<string[]> {
  const at = doorOnTrial()
  const address = (await at.listen(0)).replace('ws://', `ws://${at.name}:${at.password}@`)
  const door = new DoorDevice(address)
  for (const fault of faults) door.faults.add(fault)
  const hands = {
    open: () => door.open(),
    force: () => door.force(),
    close: () => door.close(),
    reconnect: () => void door.cutPower().then(() => door.connect()),
  }
  void door.connect()
  const failed: string[] = []
  for (const { name, run } of new DoorTrials(at, hands, { answers: 2, back: 10, hands: 2, quiet: 0.3 }).all)
    await run().catch((error: unknown) => {
      if (!(error instanceof Missed)) throw error
      failed.push(name)
    })
  await door.cutPower()
  await at.close()
  return failed
}

it('a door controller that is made as docs/devices.md says passes the trial of makers', async () => {
  expect(await failuresOf()).toEqual([])
})

it.each([
  ['opensTwice', '叫它開門就開一次'],
  ['saysNothing', '叫它開門就開一次'],
  ['opensLate', '過了 until 的開門不開'],
  ['forgets', '開門後斷線'],
] as const)('the trial finds a door controller that %s', async (fault, name) => {
  expect(await failuresOf(fault)).toContainEqual(expect.stringContaining(name))
})
