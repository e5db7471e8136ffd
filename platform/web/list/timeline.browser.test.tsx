import { expect, it } from 'vitest'
import { draw } from '#tests/setup/draw.tsx'
import { Timeline } from './Timeline.tsx'

const lines = [
  {
    act: '更正',
    at: new Date('2026-11-20T02:00:00Z'),
    by: '林志明',
    reason: '寫錯了',
    changes: [
      { field: 'note', before: '', after: '易碎' },
      { field: 'parts', before: '', after: '3 件' },
    ],
    file: 'a.png',
  },
  { act: '登記', at: new Date('2026-11-20T01:00:00Z'), by: '', reason: '', file: '' },
]

it('A history says what was done, by whom, why, and what stood there before; what nobody said is not drawn', async () => {
  const page = await draw(
    <Timeline
      title="歷程"
      lines={lines}
      what={({ act }) => act}
      more={({ file }) => [file && `檔案 ${file}`]}
      field={(name) => (name === 'note' ? '備註' : '移入')}
      isFirst={({ field }) => field === 'parts'}
      below={({ file }) => file && <img alt={file} />}
    />,
  )
  const [corrected, registered] = page.container.querySelectorAll('li')
  expect([...(corrected?.querySelectorAll('p') ?? [])].map((line) => line.textContent)).toEqual([
    '林志明 經手',
    '檔案 a.png',
    '原因：寫錯了',
    '備註：（空白） → 易碎',
    '移入：3 件',
  ])
  expect(corrected?.querySelector('img')).not.toBeNull()
  expect(corrected?.querySelector('time')?.dateTime).toBe('2026-11-20T02:00:00.000Z')
  expect(registered?.querySelectorAll('p')).toHaveLength(0)
  expect(registered?.textContent).toContain('登記')
})
