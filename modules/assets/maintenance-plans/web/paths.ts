import { maintenancePath } from '#modules/assets/paths.ts'

export const plansPath = `${maintenancePath}/project` as const
export const newPlanPath = `${maintenancePath}/project/detail` as const
export const planPath = (planId: string): string => `${newPlanPath}/${planId}`
export const planRecordPath = (planId: string): string => `${maintenancePath}/project/record/${planId}`
