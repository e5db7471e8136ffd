import { expect, it } from 'vitest'
import { answering } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample } from '#tests/setup/sample.ts'
import { Member, memberChanged, members } from '../contract.ts'
import { MemberDialogs } from './MemberDialogs.tsx'
import './page-texts.ts'

const given = sample(Member, { name: '林志明', account: 'desk2', role: 'desk' })
const newer: Member = { ...given, role: 'committee', version: 1 }

it('an account whose role a colleague changed meanwhile: the slower one is told and suspends it', async () => {
  const nothing = () => undefined
  answering(members.calls.list, { data: [newer] })
  const acts = answering(members.calls.suspend, memberChanged('林志明'), sample(members.calls.suspend.gives))
  const screen = await drawPart(
    <MemberDialogs opened="suspend" member={given} onClose={nothing} onRemoved={nothing} />,
  )
  await screen.getByRole('button', { name: '離職' }).click()
  await saveOvertaken(screen, {
    save: '停用',
    told: /剛被另一位管理人員改過/,
    cameIn: /^角色：.+ → 委員/,
    keeps: () => expect.element(screen.getByRole('textbox')).toHaveValue('離職'),
  })
  expect(acts[1]?.input).toEqual({ accountId: given.accountId, version: 1, reason: '離職' })
})
