import type { Demo } from '#platform/server/manifest.ts'

const told = {
  recharge: ['本月加購', '代家人儲值'],
  restore: ['餐點品質不佳，退回點數', '重複扣點'],
  void: ['住戶取消', '廚房缺料', '點錯餐'],
}

/** Ready words of the demo community. */
export const demo: Demo = ({ communityId, idOf }) => [
  [
    'note_template',
    Object.entries(told).flatMap(([kind, names]) =>
      names.map((name, position) => ({
        communityId,
        id: idOf(`note template ${kind} ${name}`),
        kind,
        name,
        position,
      })),
    ),
  ],
]
