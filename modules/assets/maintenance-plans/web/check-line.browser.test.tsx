import './page-texts.ts'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '#tests/setup/draw.tsx'
import type { Check, Term } from '../shapes.ts'
import { CheckLine } from './CheckLine.tsx'

const term: Term = {
  termId: 't',
  name: '壓力',
  hint: '',
  kind: 'number',
  unit: 'kg',
  lowLimit: '2',
  highLimit: '5',
}

it('a number beyond its limits is not passed, says value and limit, and is passed again when it is mended', async () => {
  function Shown() {
    const [check, setCheck] = useState<Check>({
      assetId: 'a',
      termId: 't',
      result: 'pass',
      value: '',
      note: '',
      photos: [],
    })
    return (
      <CheckLine
        term={term}
        of="泵"
        check={check}
        shots={[]}
        isMissing={false}
        onCheck={setCheck}
        onShots={() => undefined}
      />
    )
  }
  const { container, getByRole } = await draw(<Shown />)
  const chosen = () => container.querySelector('[role=radio][aria-checked=true]')?.textContent
  const value = getByRole('textbox')
  expect(chosen()).toBe('通過')
  await userEvent.fill(value, '9')
  expect(chosen()).toBe('未通過')
  expect(container.textContent).toContain('9 kg，超過上限 5 kg')
  expect(container.querySelector<HTMLButtonElement>('[data-value=pass]')?.disabled).toBe(true)
  await userEvent.fill(value, '1.5')
  expect(container.textContent).toContain('1.5 kg，低於下限 2 kg')
  await userEvent.fill(value, '5')
  expect(chosen()).toBe('通過')
})
