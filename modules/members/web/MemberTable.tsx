import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { rowKeys } from '#platform/web/list/use-row-keys.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Member } from '../contract.ts'

/** Whether a member may enter now, in a mark: 使用中, 已停用, 到今天 20:00, 期限已過. */
export function MemberState({ member }: { member: Member }) {
  const t = useTexts('memberPages')
  const now = useMinute()
  if (member.suspendedAt) return <Mark kind="reminded">{t('suspended')}</Mark>
  if (!member.validUntil) return <Mark kind="done">{t('active')}</Mark>
  const isOver = member.validUntil.getTime() < now
  return <Mark kind="plain">{isOver ? t('over') : t('until', { when: speakTime(member.validUntil) })}</Mark>
}

export interface MemberTableProps {
  rows: readonly Member[]
  open: string | undefined
  onOpen: (accountId: string) => void
}

/** The accounts, one row each. */
export function MemberTable({ rows, open, onOpen }: MemberTableProps) {
  const t = useTexts('memberPages')
  const me = useMe()
  const entry = rows.some((row) => row.accountId === open) ? open : rows[0]?.accountId
  return (
    <div role="presentation" onKeyDown={rowKeys({ onOpen })}>
      <table className="lb-table mb-table">
        <thead>
          <tr>
            <th scope="col">{t('account')}</th>
            <th scope="col" className="mb-role">
              {t('role')}
            </th>
            <th scope="col" className="mb-kind">
              {t('kind')}
            </th>
            <th scope="col" className="mb-last">
              {t('lastEntered')}
            </th>
            <th scope="col" className="mb-state">
              {t('state')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.accountId}
              data-row={row.accountId}
              tabIndex={row.accountId === entry ? 0 : -1}
              className={row.accountId === open ? 'lb-row-cur' : ''}
              onClick={() => onOpen(row.accountId)}
            >
              <td>
                <b>{row.name}</b>　<span className="lb-quiet">{row.account}</span>
                {row.account === me?.account && <span className="lb-14 lb-faint">　{t('you')}</span>}
              </td>
              <td className="mb-role">{t(`role_${row.role}`)}</td>
              <td className="mb-kind">{t(`kind_${row.kind}`)}</td>
              <td className="mb-last" title={row.lastEnteredAt ? writeTime(row.lastEnteredAt) : undefined}>
                {row.lastEnteredAt ? (
                  speakTime(row.lastEnteredAt)
                ) : (
                  <span className="lb-faint">{t('neverEntered')}</span>
                )}
              </td>
              <td className="mb-state">
                <MemberState member={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
