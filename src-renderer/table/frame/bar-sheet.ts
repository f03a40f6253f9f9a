/** Which of its sheets the bar has open; '' for none. */
export type BarSheet = '' | 'list' | 'help' | 'judge' | 'move' | 'mute'
