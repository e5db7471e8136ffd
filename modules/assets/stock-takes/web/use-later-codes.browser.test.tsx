import { expect, it } from 'vitest'
import { draw } from '#tests/setup/draw.tsx'
import { useLaterCodes } from './use-later-codes.ts'

function Codes() {
  const { codes, add } = useLaterCodes('take')
  const scanTwo = () => void Promise.all([add('ZZ-8'), add('ZZ-9')])
  return (
    <button type="button" onClick={scanTwo}>
      {codes.join('、') || '沒有'}
    </button>
  )
}

it('of two labels that are looked up at once without a line both are kept', async () => {
  const { getByRole } = await draw(<Codes />)
  await getByRole('button').click()
  await expect.element(getByRole('button')).toHaveTextContent('ZZ-8、ZZ-9')
})
