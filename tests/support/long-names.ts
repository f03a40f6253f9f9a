/** As many as fit at a table of whist, each as long as a name may be, in the letters people write them. */
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

/** Names as long as a name may be. */
export const longestNames = [
  'Kasimir Maximilian von Hohenstein-Wallau',
  'Bartholomew Featherbottom-Cholmondeley 4',
  'Wilhelmina Friederike Wagemuth-Oberhofen',
  'Maximiliane Obermoos-Unterwaldenburg Dr.',
  'Theodora Papadopoulou-Konstantinopoulos',
  'Guadalupe Montserrat Fernandez de Cordob',
  'Oluwaseun Adebayo-Williams of Abeokuta-N',
  'Wolfgang Amadeus Mozart the younger one ',
]
