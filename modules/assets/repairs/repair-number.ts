/** R-0244 */
export const repairNumber = (number: number): string => `R-${String(number).padStart(4, '0')}`
