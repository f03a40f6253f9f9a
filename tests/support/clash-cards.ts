/** Words of cards that are about where people sit, who is beside whom, and who has fallen. */
export const seatWords =
  /neighbour|team-mate|abroad|fallen|falls|moves|on their left|each (other )?player|another player|a player’s/
