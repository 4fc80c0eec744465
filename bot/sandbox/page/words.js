// The page's words in the reader's language: English ones as they stand in the code, and their translations.

/** German and Spanish, in Discord's own terms where it has them. What stands at a {place} is put in. */
const WORDS = {
  // The page as it opens
  'Skip to writing': ['Zum Schreiben springen', 'Ir a escribir'],
  'Places': ['Orte', 'Lugares'],
  'a pretend Discord on this machine': ['ein nachgestelltes Discord auf diesem Rechner', 'un Discord de mentira en este equipo'],
  'Act as': ['Handeln als', 'Actuar como'],
  'Channels, threads and direct messages': ['Kanäle, Threads und Direktnachrichten', 'Canales, hilos y mensajes directos'],
  'Pinned': ['Angepinnt', 'Fijados'],
  'Load earlier messages': ['Frühere Nachrichten laden', 'Cargar mensajes anteriores'],
  'Messages': ['Nachrichten', 'Mensajes'],
  'Write': ['Schreiben', 'Escribir'],
  'Picture': ['Bild', 'Imagen'],
  // Halves of a sentence: the second is hidden, or follows the key that is to be typed.
  'New': ['Neu', 'Más'],
  'messages below': ['weiter unten', 'mensajes abajo'],
  'Nothing here yet. Type': ['Hier ist noch nichts. Gib unten', 'Aquí no hay nada todavía. Escribe'],
  'below to see what the bot can do.': ['ein, um zu sehen, was der Bot kann.', 'abajo para ver qué sabe hacer el bot.'],

  // Places and people
  'Direct messages': ['Direktnachrichten', 'Mensajes directos'],
  'closed': ['geschlossen', 'cerrado'],
  'archived': ['archiviert', 'archivado'],
  'unread': ['ungelesen', 'sin leer'],
  'mention': ['Erwähnung', 'mención'],
  'mentions': ['Erwähnungen', 'menciones'],
  'somebody': ['jemand', 'alguien'],
  'role': ['Rolle', 'rol'],
  'unknown': ['unbekannt', 'desconocido'],
  'You cannot see that channel.': ['Diesen Kanal kannst du nicht sehen.', 'No puedes ver ese canal.'],
  '{name} is offline': ['{name} ist offline', '{name} está sin conexión'],
  '{name} mentioned you in {place}': ['{name} hat dich in {place} erwähnt', '{name} te ha mencionado en {place}'],
  '{name}, only to you: {text}': ['{name}, nur für dich: {text}', '{name}, solo para ti: {text}'],
  'The sandbox does not answer; trying again…': ['Die Sandbox antwortet nicht; gleich der nächste Versuch …', 'El sandbox no responde; se vuelve a intentar…'],
  'The sandbox does not answer. Is it still running?': ['Die Sandbox antwortet nicht. Läuft sie noch?', 'El sandbox no responde. ¿Sigue en marcha?'],

  // Messages
  '{person} used {command}': ['{person} hat {command} benutzt', '{person} ha usado {command}'],
  'App': ['App', 'App'],
  '(edited)': ['(bearbeitet)', '(editado)'],
  'pinned': ['angepinnt', 'fijado'],
  '{name} is thinking…': ['{name} denkt nach …', '{name} está pensando…'],
  'Only you can see this': ['Nur du kannst das sehen', 'Solo tú puedes ver esto'],
  'Dismiss message': ['Nachricht verwerfen', 'Descartar mensaje'],
  'Spoiler': ['Spoiler', 'Spoiler'],
  'Spoiler, press to show': ['Spoiler, zum Anzeigen drücken', 'Spoiler, pulsa para mostrarlo'],
  'Spoiler: show picture': ['Spoiler: Bild anzeigen', 'Spoiler: mostrar imagen'],
  'Enlarge picture': ['Bild vergrößern', 'Ampliar imagen'],
  'image': ['Bild', 'imagen'],
  'thumbnail': ['Vorschaubild', 'miniatura'],
  'ALT, show the description': ['ALT, Beschreibung anzeigen', 'ALT, mostrar la descripción'],
  'Unknown component {type}': ['Unbekannte Komponente {type}', 'Componente desconocido {type}'],
  'The application did not respond.': ['Die Anwendung reagiert nicht.', 'La aplicación no respondió.'],
  'This interaction failed.': ['Diese Interaktion ist fehlgeschlagen.', 'Esta interacción ha fallado.'],

  // Menus and forms
  'Menu': ['Menü', 'Menú'],
  'Make a choice': ['Triff eine Auswahl', 'Elige una opción'],
  'nothing chosen': ['nichts gewählt', 'nada elegido'],
  'choose {most}': ['wähle {most}', 'elige {most}'],
  'choose {least} to {most}': ['wähle {least} bis {most}', 'elige de {least} a {most}'],
  'Done': ['Fertig', 'Listo'],
  'Submit': ['Absenden', 'Enviar'],
  'Cancel': ['Abbrechen', 'Cancelar'],
  'Close': ['Schließen', 'Cerrar'],
  'required': ['erforderlich', 'obligatorio'],
  'The sandbox cannot upload files in forms.': ['In Formularen kann die Sandbox keine Dateien hochladen.', 'El sandbox no puede subir archivos en formularios.'],
  'Something went wrong. Try again.': ['Etwas ist schiefgelaufen. Versuch es noch einmal.', 'Algo ha ido mal. Inténtalo de nuevo.'],

  // Pictures and pinned messages
  'Picture, scroll to see its parts': ['Bild, scrolle zu seinen Teilen', 'Imagen, desplázate para ver sus partes'],
  'Full size': ['Volle Größe', 'Tamaño completo'],
  'Open alone': ['Einzeln öffnen', 'Abrir aparte'],
  'Pinned messages': ['Angepinnte Nachrichten', 'Mensajes fijados'],
  'Nothing is pinned here.': ['Hier ist nichts angepinnt.', 'Aquí no hay nada fijado.'],

  // Writing and commands
  'Write a message, or / for commands': ['Schreib eine Nachricht, oder / für Befehle', 'Escribe un mensaje, o / para comandos'],
  'Write, or / for commands': ['Schreib, oder / für Befehle', 'Escribe, o / para comandos'],
  'Send': ['Senden', 'Enviar'],
  'Commands': ['Befehle', 'Comandos'],
  '1 command': ['1 Befehl', '1 comando'],
  '{count} commands': ['{count} Befehle', '{count} comandos'],
  'No command fits': ['Kein Befehl passt', 'Ningún comando coincide'],
  'No such command here.': ['Diesen Befehl gibt es hier nicht.', 'Aquí no existe ese comando.'],
  'There is no option {name}.': ['Eine Option {name} gibt es nicht.', 'No existe la opción {name}.'],
  'Command /{path}': ['Befehl /{path}', 'Comando /{path}'],
  '/{path} cannot be used here.': ['/{path} kannst du hier nicht benutzen.', 'Aquí no puedes usar /{path}.'],
  'Add option {name}: {description}': ['Option {name} hinzufügen: {description}', 'Añadir la opción {name}: {description}'],
  'The option {name} is required.': ['Die Option {name} ist erforderlich.', 'La opción {name} es obligatoria.'],
  'True': ['Wahr', 'Verdadero'],
  'False': ['Falsch', 'Falso'],
  'Loading options failed.': ['Die Optionen konnten nicht geladen werden.', 'No se han podido cargar las opciones.'],
  '1 choice: {first}': ['1 Auswahl: {first}', '1 opción: {first}'],
  '{count} choices, first: {first}': ['{count} zur Auswahl, zuerst: {first}', '{count} opciones, la primera: {first}'],
  'No choices': ['Nichts zur Auswahl', 'Ninguna opción'],

  // What the sandbox refuses, as its `Impossible` says it
  'a message has between 1 and 2,000 characters': ['Eine Nachricht hat zwischen 1 und 2.000 Zeichen.', 'Un mensaje tiene entre 1 y 2000 caracteres.'],
  'you may not write here': ['Hier darfst du nicht schreiben.', 'Aquí no puedes escribir.'],
  'this message is gone': ['Diese Nachricht gibt es nicht mehr.', 'Este mensaje ya no existe.'],
  'this form is not open': ['Dieses Formular ist nicht offen.', 'Este formulario no está abierto.'],
  'this page has no first screen': ['Diese Seite hat keine Startseite.', 'Esta página no tiene pantalla de inicio.'],
  'there is no such door': ['Diese Tür gibt es nicht.', 'Esa puerta no existe.'],
  'this person does not see that channel': ['Diesen Kanal siehst du nicht.', 'No ves ese canal.'],
  'this person does not see that message': ['Diese Nachricht siehst du nicht.', 'No ves ese mensaje.'],
  'only a private answer can be dismissed': ['Nur eine private Antwort lässt sich verwerfen.', 'Solo se puede descartar una respuesta privada.'],
  '{name} is disabled': ['{name} ist deaktiviert.', '{name} está desactivado.'],
  'nothing on this message has the id {name}': ['Nichts an dieser Nachricht hat die ID {name}.', 'Nada en este mensaje tiene el ID {name}.'],
  'there is no command /{path} here': ['Den Befehl /{path} gibt es hier nicht.', 'Aquí no existe el comando /{path}.'],
  'there is no menu {name} here': ['Das Menü {name} gibt es hier nicht.', 'Aquí no existe el menú {name}.'],
  '/{path} has no option {name} with autocomplete': ['/{path} hat keine Option {name} mit Vorschlägen.', '/{path} no tiene una opción {name} con sugerencias.'],
  'unknown option {names}; there are {offered}': ['Unbekannte Option {names}; es gibt {offered}.', 'Opción desconocida: {names}; existen {offered}.'],
  'option {name} is required': ['Die Option {name} ist erforderlich.', 'La opción {name} es obligatoria.'],
  '{name} is required': ['{name} ist erforderlich.', '{name} es obligatorio.'],
  '{name}: the text is too short or too long': ['{name}: Der Text ist zu kurz oder zu lang.', '{name}: el texto es demasiado corto o demasiado largo.'],
  '{name}: between {low} and {high} characters': ['{name}: zwischen {low} und {high} Zeichen.', '{name}: entre {low} y {high} caracteres.'],
  '{name}: yes or no': ['{name}: wahr oder falsch.', '{name}: verdadero o falso.'],
  '{name}: {value} is not a number': ['{name}: {value} ist keine Zahl.', '{name}: {value} no es un número.'],
  '{name}: {value} is out of bounds': ['{name}: {value} liegt außerhalb der Grenzen.', '{name}: {value} está fuera de los límites.'],
  '{name}: a file with a name and content': ['{name}: eine Datei mit Namen und Inhalt.', '{name}: un archivo con nombre y contenido.'],
  '{name}: nothing has the id {value}': ['{name}: Nichts hat die ID {value}.', '{name}: nada tiene el ID {value}.'],
  '{name}: one of {offered}': ['{name}: eines von {offered}.', '{name}: una opción entre {offered}.'],
  '{name}: not offered: {value}': ['{name}: nicht zur Auswahl: {value}.', '{name}: no está entre las opciones: {value}.'],
  'not offered: {names}': ['Nicht zur Auswahl: {names}.', 'No está entre las opciones: {names}.'],
  'the same option twice': ['Zweimal dieselbe Option.', 'Dos veces la misma opción.'],
  'choose between {low} and {high}, not {count}': ['Wähle zwischen {low} und {high}, nicht {count}.', 'Elige entre {low} y {high}, no {count}.'],
  'the form has no field {names}; there are {offered}': ['Das Formular hat kein Feld {names}; es gibt {offered}.', 'El formulario no tiene el campo {names}; existen {offered}.'],
};

const LANGUAGES = ['de', 'es'];
const ATTRIBUTES = ['aria-label', 'title'];
const spoken = navigator.language.split('-')[0];
const column = LANGUAGES.indexOf(spoken);

/** The language of the page: the browser's, or English. */
export const language = column < 0 ? 'en' : spoken;

/** How dates are written: as in the reader's country, if the page speaks its language. */
export const country = language === spoken ? navigator.language : 'en-GB';

/** Return a sentence in the reader's language, in pieces: text or elements stand at its {places}. */
export function pieces(sentence, values = {}) {
  const own = WORDS[sentence]?.[column] ?? sentence;
  return own.split(/\{(\w+)\}/).map((piece, index) => (index % 2 ? values[piece] : piece)).filter((piece) => piece !== '');
}

/** Return a sentence in the reader's language. What the table does not know stays as it is. */
export function say(sentence, values = {}) {
  return pieces(sentence, values).join('');
}

/** Return the sentence for none, one or more of something, with their {count}. */
export function counted(count, none, one, more, values = {}) {
  return say([none, one][count] ?? more, { ...values, count });
}

/** Translate what stands in the page from the beginning. */
function translatePage() {
  document.documentElement.lang = language;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    texts.currentNode.data = texts.currentNode.data.replace(/\S(.*\S)?/s, (text) => say(text));
  }
  for (const name of ATTRIBUTES) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) element.setAttribute(name, say(element.getAttribute(name)));
  }
}

// This is the first script of the page: the words are there before the others have come.
if (language !== 'en') translatePage();
