/** As many as fit at a table of whist, longer than nearly everybody's, in the letters people write them. */
export const longNames = [
  'Kasimir von Hohenste',
  'Bartholomew Featherb',
  'Wilhelmina Wagemuths',
  'Maximiliane Obermoos',
  'Theodora Papadopoulo',
  'Guadalupe Montserrat',
  'Oluwaseun Adebayo-Wi',
  'Guðrún Ósvífursdótti',
  'Nguyễn Thị Minh Khai',
  'José-María Etxeberri',
  'Wolfgang Amadeus Moz',
  'Þorgerður Egilsdótti',
]
