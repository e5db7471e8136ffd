/** The pages of rules, as the specification writes them. */
export const rulesPath = '/mgmt/rules'
export const rulesEditPath = '/mgmt/rules/rulesEdit'
