import '#platform/web/frame/role-texts.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Member } from '../contract.ts'

/** Whether a member may enter now, in a mark: 使用中, 已停用, 到今天 20:00, 期限已過. */
export function MemberState({ member }: { member: Member }) {
  const t = useTexts('memberPages')
  const now = useMinute()
  if (member.suspendedAt) return <Mark kind="note">{t('suspended')}</Mark>
  if (!member.validUntil) return <Mark kind="done">{t('active')}</Mark>
  const isOver = member.validUntil.getTime() < now
  return <Mark kind="plain">{isOver ? t('over') : t('until', { when: speakTime(member.validUntil) })}</Mark>
}

/** The columns of the list of accounts. */
export function useMemberColumns(): readonly Column<Member>[] {
  const t = useTexts('memberPages')
  const roleOf = useTexts('roles')
  const me = useMe()
  return [
    {
      head: t('account'),
      phone: 'first',
      cell: (row) => (
        <>
          <b>{row.name}</b>　<span className="lb-quiet">{row.account}</span>
          {row.account === me?.account && <span className="lb-14 lb-faint">　{t('you')}</span>}
        </>
      ),
    },
    { head: t('role'), width: 150, phone: 'under', cell: (row) => roleOf(row.role) },
    {
      head: t('kind'),
      className: 'mb-kind',
      width: 170,
      drops: 'beside',
      phone: 'none',
      cell: (row) => t(`kind_${row.kind}`),
    },
    {
      head: t('lastEntered'),
      width: 140,
      phone: 'underEnd',
      whole: (row) => (row.lastEnteredAt ? writeTime(row.lastEnteredAt) : undefined),
      cell: (row) =>
        row.lastEnteredAt ? (
          speakTime(row.lastEnteredAt)
        ) : (
          <span className="lb-faint">{t('neverEntered')}</span>
        ),
    },
    { head: t('state'), width: 190, phone: 'end', cell: (row) => <MemberState member={row} /> },
  ]
}
