# Orca loads this at its start. What it would say goes to a file, one line each, and to no speech engine: without a sound card
# that one stops after some phrases.
import os
import time

import orca.settings
import orca.speech

orca.settings.enableKeyEcho = False
orca.settings.enableEchoByCharacter = False
orca.settings.enableEchoByWord = False


def to_file(text, acss=None, interrupt=True):
    with open(os.environ["ORCA_SAID"], "a", encoding="utf-8") as said:
        said.write(text.replace("\n", " ") + "\n")


orca.speech.init = lambda: None
orca.speech._speak = to_file
